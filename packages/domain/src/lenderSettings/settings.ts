import * as v from 'valibot';
import { requiredText } from '../contract/text';
import { type FormVerdict, verdictBySchema } from '../form/verdict';
import { percent, percentOf } from '../money/rate';
import { paiseToRupees, rupees } from '../money/paise';
import type { LedgerSettings } from '../repayment/settings';
import { parts } from '../repayment/transfers';
import { settingsMessages as messages } from './messages';

const atMostTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;
const figure = (least: number, most: number, message: string) =>
  v.pipe(
    v.number(message),
    v.minValue(least, message),
    v.maxValue(most, message),
    v.check(atMostTwoDecimals, message),
  );
const whole = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));

/** A time of the day within the hours in which borrowers may be called, 'HH:MM'. */
const time = v.pipe(
  v.string(messages.hours),
  v.regex(/^(0[89]|1\d):[0-5]\d$/, messages.hours),
  v.check(text => text <= '19:00', messages.hours),
);

const entries = {
  allocationOrder: v.pipe(
    v.array(v.picklist(parts, messages.order), messages.order),
    v.check(order => order.length === parts.length && new Set(order).size === parts.length, messages.order),
  ),
  penalPercent: figure(0, 36, messages.percent),
  penalGraceDays: whole(0, 30, messages.graceDays),
  bounceCharge: figure(0, 5000, messages.bounceCharge),
  waiverLimit: figure(0, 100_000, messages.waiverLimit),
  callsFrom: time,
  callsUntil: time,
  callsADay: whole(0, 20, messages.calls),
} as const;

/** What a super user sets, on the wire: amounts in rupees, the bounce charge with its tax, times on the clock of
 *  Asia/Kolkata. */
export const lenderSettingsSchema = v.object(entries);
export type LenderSettings = v.InferOutput<typeof lenderSettingsSchema>;
export type SettingName = keyof LenderSettings;

/** What a change changes. */
export const changedSettingsSchema = v.partial(v.strictObject(entries));
export type ChangedSettings = v.InferOutput<typeof changedSettingsSchema>;

/** Every setting in the order in which it is shown. */
export const settingNames = Object.keys(entries).filter((name): name is SettingName =>
  Object.hasOwn(entries, name),
);

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What a change means to the rules of the ledger and the desk. */
export function ledgerSettingsOf(changed: ChangedSettings): Partial<LedgerSettings> {
  const { allocationOrder, penalPercent, penalGraceDays, bounceCharge, waiverLimit } = changed;
  const { callsFrom, callsUntil, callsADay } = changed;
  return {
    ...(allocationOrder && { allocationOrder }),
    ...(penalPercent !== undefined && { penalRate: percent(penalPercent) }),
    ...(penalGraceDays !== undefined && { penalGraceDays }),
    ...(bounceCharge !== undefined && { bounceCharge: rupees(bounceCharge) }),
    ...(waiverLimit !== undefined && { aloneLimit: rupees(waiverLimit) }),
    ...(callsFrom !== undefined && { callsFrom: minutesOf(callsFrom) }),
    ...(callsUntil !== undefined && { callsUntil: minutesOf(callsUntil) }),
    ...(callsADay !== undefined && { callsADay }),
  };
}

/** The inverse, of all of them.
 *  @param callsADay  where Settings say nothing */
export function lenderSettingsOf(settings: LedgerSettings, callsADay: number): LenderSettings {
  return {
    allocationOrder: [...settings.allocationOrder],
    penalPercent: Number(percentOf(settings.penalRate)),
    penalGraceDays: settings.penalGraceDays,
    bounceCharge: paiseToRupees(settings.bounceCharge),
    waiverLimit: paiseToRupees(settings.aloneLimit),
    callsFrom: clockOf(settings.callsFrom),
    callsUntil: clockOf(settings.callsUntil),
    callsADay: settings.callsADay ?? callsADay,
  };
}

/** Why settings do not go together with a change of them; null where they do. */
export function settingsFault(before: LenderSettings, changed: ChangedSettings): string | null {
  const from = changed.callsFrom ?? before.callsFrom;
  return from < (changed.callsUntil ?? before.callsUntil) ? null : messages.hoursOrder;
}

/** The settings that differ. */
export function changesBetween(before: LenderSettings, after: LenderSettings): ChangedSettings {
  const differs = (name: SettingName) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return Object.fromEntries(settingNames.filter(differs).map(name => [name, after[name]]));
}

const typed = <Schema extends v.GenericSchema<unknown>>(schema: Schema, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,9}(\.\d+)?$/, message),
    v.transform(Number),
    schema as v.GenericSchema<number, number>,
  );

/** Why settings are changed: the form and the call take the same. */
export const settingsReason = requiredText(500, messages.reason);

/** The form: what is typed. */
export const settingsFormSchema = v.object({
  ...entries,
  penalPercent: typed(entries.penalPercent, messages.percent),
  penalGraceDays: typed(entries.penalGraceDays, messages.graceDays),
  bounceCharge: typed(entries.bounceCharge, messages.bounceCharge),
  waiverLimit: typed(entries.waiverLimit, messages.waiverLimit),
  callsADay: typed(entries.callsADay, messages.calls),
  reason: settingsReason,
});
export type SettingsForm = v.InferInput<typeof settingsFormSchema>;

/** The form as the settings stand. */
export const settingsFormOf = (settings: LenderSettings): SettingsForm => ({
  ...settings,
  penalPercent: String(settings.penalPercent),
  penalGraceDays: String(settings.penalGraceDays),
  bounceCharge: String(settings.bounceCharge),
  waiverLimit: String(settings.waiverLimit),
  callsADay: String(settings.callsADay),
  reason: '',
});

/** What to send of a form: only what it changes of what it began with, so that a change somebody else has made
 *  meanwhile of another setting stays. */
export function settingsVerdict(
  values: SettingsForm,
  begun: LenderSettings,
): FormVerdict<{ readonly changed: ChangedSettings; readonly reason: string }> {
  const read = verdictBySchema(settingsFormSchema, values);
  if (!read.ok) return read;
  const { reason, ...settings } = read.output;
  const fault = settingsFault(settings, {});
  if (fault !== null) return { ok: false, faults: { callsUntil: fault } };
  const changed = changesBetween(begun, settings);
  if (Object.keys(changed).length === 0) return { ok: false, faults: { reason: messages.nothing } };
  return { ok: true, output: { changed, reason } };
}

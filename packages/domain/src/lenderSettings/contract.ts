import * as v from 'valibot';
import { declareCall, jsonBody } from '../contract/call';
import { wireDate, wireInstant } from '../contract/wire';
import { settingsMessages } from './messages';
import { changedSettingsSchema, lenderSettingsSchema, settingsReason } from './settings';

const access = { kind: 'anyOf', groups: ['superUser'] } as const;

const changeSchema = v.object({
  version: v.number(),
  madeOn: wireDate,
  madeAt: wireInstant,
  /** The first day on which it holds. */
  validFrom: wireDate,
  by: v.string(),
  reason: v.string(),
  changed: changedSettingsSchema,
});
export type SettingsChangeLine = v.InferOutput<typeof changeSchema>;

const settingsAnswer = v.object({
  today: wireDate,
  /** What holds today. */
  settings: lenderSettingsSchema,
  /** What holds from the next business date on, with the changes made so far; the same where there is none. */
  next: lenderSettingsSchema,
  nextFrom: wireDate,
  /** Of the last change; 0 before the first. */
  version: v.number(),
  /** The latest hundred, newest first. */
  changes: v.array(changeSchema),
});
export type SettingsAnswer = v.InferOutput<typeof settingsAnswer>;
const answer = { kind: 'json', schema: v.object({ data: settingsAnswer }) } as const;

/** GET what the lender charges and allows, today and from the next business date on, and every change. */
export const readSettings = declareCall({
  name: 'lenderSettings.read',
  method: 'GET',
  path: '/api/v1/admin/settings',
  access,
  answer,
  failure: { shows: 'first', fallback: settingsMessages.readFailed },
});

/** POST to change some of it from the next business date on; the past stays as it was. 409 when somebody has changed
 *  it since `version`, 422 for settings that do not go together.
 *  @source M1 */
export const changeSettings = declareCall({
  name: 'lenderSettings.change',
  method: 'POST',
  path: '/api/v1/admin/settings',
  access,
  body: jsonBody({
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    changed: changedSettingsSchema,
    reason: settingsReason,
  }),
  answer,
  failure: { shows: 'first', fallback: settingsMessages.changeFailed },
  // A repeat is refused by its version.
  repeat: 'once',
});

/** The calls of the settings page. */
export const lenderSettingsContract = { read: readSettings, change: changeSettings } as const;

import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, rupees } from '../money/paise';
import { percent, type Rate } from '../money/rate';
import { type Part, parts } from './transfers';

/** What the lender charges and allows; each can be changed in Settings. Amounts in paise, spans in days. */
export type LedgerSettings = {
  /** Share of the open EMI, for each started thirty days [M13]. */
  readonly penalRate: Rate;
  readonly penalGraceDays: number;
  /** With tax [M15]. */
  readonly bounceCharge: Paise;
  /** Return codes that are charged [M15]. */
  readonly bounceCodes: readonly string[];
  /** How far back a receipt by hand or a waiver may be dated [M24, M28]. */
  readonly backDatedDays: number;
  /** Cash of one loan and value date stays below it [M24]. */
  readonly cashLimit: Paise;
  /** How far back a closing date may lie [M33]. */
  readonly closingBackDays: number;
  /** How far ahead closing may be quoted [M32]. */
  readonly quoteAheadDays: number;
  /** In which order an ordinary receipt pays the parts of an EMI; each part once [M18]. */
  readonly allocationOrder: readonly Part[];
  /** What one person may waive alone within any thirty days [M29]. */
  readonly aloneLimit: Paise;
  /** When collections may call, in minutes of the day, from the first to before the second [M46]. */
  readonly callsFrom: number;
  readonly callsUntil: number;
  /** How often a customer may be called about dues in a day; null: as the server is configured [M46]. */
  readonly callsADay: number | null;
};

export const usualSettings: LedgerSettings = {
  penalRate: percent(2),
  penalGraceDays: 0,
  bounceCharge: rupees(590),
  bounceCodes: ['04', '05', '06'],
  backDatedDays: 30,
  cashLimit: rupees(20_000),
  closingBackDays: 7,
  quoteAheadDays: 90,
  allocationOrder: parts,
  aloneLimit: rupees(1_000),
  callsFrom: 8 * 60,
  callsUntil: 19 * 60,
  callsADay: null,
};

/** The settings of a day. A change is dated and holds from the next business date, never for the past [M1]. */
export type SettingsOn = (day: BusinessDate) => LedgerSettings;

/** A change made on a day by a super user. */
export type SettingsChange = { readonly madeOn: BusinessDate; readonly settings: Partial<LedgerSettings> };

/** The settings of each day, of the changes made so far.
 *  @param changes  oldest first
 *  @source M1 */
export function settingsOf(changes: readonly SettingsChange[]): SettingsOn {
  return day =>
    changes
      .filter(({ madeOn }) => madeOn < day)
      .reduce<LedgerSettings>((before, { settings }) => ({ ...before, ...settings }), usualSettings);
}

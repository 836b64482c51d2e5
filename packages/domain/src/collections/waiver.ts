import { addDays } from '../calendar/arithmetic';
import { type BusinessDate, parseBusinessDate } from '../calendar/businessDate';
import type { FormVerdict } from '../form/verdict';
import { formatRupees } from '../money/display';
import { type Paise, paiseToRupees, parseRupees, sum, zeroPaise } from '../money/paise';
import { collectionsMessages } from './messages';

/** The payment sources a waiver may name, in the documented order [CO-067]. */
export const waiverSources = [
  'AUTO_DEBIT',
  'MANUAL_PAYMENT',
  'PRE_PAYMENT',
  'WAIVER',
  'BOUNCE',
  'ADV_PAYMENT',
] as const;
export type WaiverSource = (typeof waiverSources)[number];

/** The parts of a waiver as its request names them, with the part of an EMI that each lowers [CO-066]. */
export const waiverParts = {
  bounceCharges: 'bounce',
  penalInterest: 'penal',
  interestPayment: 'interest',
  principalPayment: 'principal',
} as const;
export type WaiverPart = keyof typeof waiverParts;
const partNames = Object.keys(waiverParts) as readonly WaiverPart[];

/** What of each part may be waived at most, in paise [M28]. */
export type Waivable = Readonly<Record<(typeof waiverParts)[WaiverPart], Paise>>;

/** A waiver as it is typed; '' for what was not typed or chosen yet. */
export type WaiverDraft = Readonly<
  Record<'waiverDate' | 'waiverAmount' | 'paymentSource' | 'waiverComment' | WaiverPart, string>
>;
export const emptyWaiver: WaiverDraft = {
  waiverDate: '',
  waiverAmount: '',
  bounceCharges: '',
  penalInterest: '',
  interestPayment: '',
  principalPayment: '',
  paymentSource: '',
  waiverComment: '',
};

export const isWaiverDraft = (value: unknown): value is WaiverDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyWaiver).every(name => typeof Reflect.get(value, name) === 'string');

export function sameWaiver(left: WaiverDraft, right: WaiverDraft): boolean {
  return Object.entries(left).every(([name, text]) => Reflect.get(right, name) === text);
}

/** What is sent; amounts in rupees. */
export type WaiverRequest = Readonly<Record<WaiverPart, number>> & {
  /** 'dd-MM-yyyy 00:00:00' [CO-069]. */
  readonly waiverDate: string;
  readonly waiverAmount: number;
  readonly paymentSource: WaiverSource;
  readonly waiverComment?: string;
};

/** A date typed as dd-mm-yyyy.
 *  @returns null for another form, or a day that does not exist */
export function dateOfDayFirst(text: string): BusinessDate | null {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  return day === undefined ? null : parseBusinessDate(`${year}-${month}-${day}`);
}

/** How many days back a waiver may be dated [M28]. */
const backDays = 30;

const { waiver: texts } = collectionsMessages;

function dateFault(text: string, today: BusinessDate): string | undefined {
  const date = dateOfDayFirst(text.trim());
  if (date === null) return texts.dateRequired;
  if (date > today) return texts.dateAfterToday;
  return date < addDays(today, -backDays) ? texts.dateTooEarly : undefined;
}

const amountOf = (text: string): Paise | null => (/^\s*\d/.test(text) ? parseRupees(text) : null);

function partFault(text: string, most: Paise | null): string | undefined {
  const amount = amountOf(text);
  if (amount === null) return texts.partRequired;
  return most !== null && amount > most
    ? `${texts.partTooLarge} ${formatRupees(most, { paise: true })}`
    : undefined;
}

/** Whether a waiver may be sent; each field that is wrong has its message. The server checks all of it again.
 *  @param waivable  null where it is not known
 *  @source CO-064 to CO-067, CO-069 */
export function waiverVerdict(
  draft: WaiverDraft,
  { today, waivable }: { readonly today: BusinessDate; readonly waivable: Waivable | null },
): FormVerdict<WaiverRequest> {
  const faults: Record<string, string> = {};
  const note = (name: string, fault: string | undefined) => {
    if (fault !== undefined) faults[name] = fault;
  };
  note('waiverDate', dateFault(draft.waiverDate, today));
  const whole = /^\d+$/.test(draft.waiverAmount) ? parseRupees(draft.waiverAmount) : null;
  note('waiverAmount', whole === null ? texts.amountNumeric : undefined);
  for (const name of partNames)
    note(name, partFault(draft[name], waivable === null ? null : waivable[waiverParts[name]]));
  const source = waiverSources.find(one => one === draft.paymentSource);
  note('paymentSource', source === undefined ? texts.sourceRequired : undefined);
  const amounts = partNames.map(name => amountOf(draft[name]) ?? zeroPaise);
  const total = sum(amounts);
  if (Object.keys(faults).length === 0 && total !== whole)
    note('waiverAmount', `${texts.partsDiffer} ${formatRupees(total, { paise: true })}`);
  if (whole === 0) note('waiverAmount', texts.nothing);
  if (Object.keys(faults).length > 0 || whole === null || source === undefined) return { ok: false, faults };
  const [bounceCharges = 0, penalInterest = 0, interestPayment = 0, principalPayment = 0] =
    amounts.map(paiseToRupees);
  const comment = draft.waiverComment.trim();
  return {
    ok: true,
    output: {
      waiverDate: `${draft.waiverDate.trim()} 00:00:00`,
      waiverAmount: paiseToRupees(whole),
      paymentSource: source,
      bounceCharges,
      penalInterest,
      interestPayment,
      principalPayment,
      ...(comment !== '' && { waiverComment: comment }),
    },
  };
}

/** What a return means for the next debit. */
export type NachRemedy =
  | 'new mandate'
  | 'present again'
  | 'contact the customer'
  | 'correct and present again'
  | 'wait'
  | 'look into it';

type Reason = { readonly meaning: string; readonly remedy: NachRemedy };

const groups: readonly (readonly [NachRemedy, Readonly<Record<string, string>>])[] = [
  [
    'new mandate',
    {
      '01': 'Account closed',
      '02': 'No such account',
      '03': 'Account description does not tally',
      '08': 'Mandate not received',
      '21': 'Invalid UMRN or inactive mandate',
      '22': 'Mandate mismatch',
      '23': 'Mandate mismatch',
      '24': 'Mandate mismatch',
      '25': 'Mandate mismatch',
      '28': 'Outside the dates of the mandate',
      '29': 'Outside the dates of the mandate',
      '61': 'Mandate cancelled',
    },
  ],
  ['present again', { '04': 'Balance insufficient', '05': 'Not arranged for, or exceeds arrangement' }],
  [
    'contact the customer',
    {
      '06': 'Payment stopped by drawer',
      '07': 'Payment stopped under court order',
      '51': 'KYC pending',
      '52': 'KYC pending',
      '53': 'Account inactive or dormant',
      '54': 'Account inactive or dormant',
      '55': 'Account inactive or dormant',
      '56': 'Account inactive or dormant',
      '57': 'Over a limit of the account',
      '58': 'Over a limit of the account',
      '68': 'Account frozen',
      '70': 'Refer to the branch',
      '71': 'Invalid account',
    },
  ],
  [
    'correct and present again',
    {
      '12': 'Frequency mismatch',
      '13': 'Duplicate',
      '26': 'Amount over that of the mandate',
      '27': 'Amount unlike that of the mandate',
      '31': 'Wrong reference, date or amount',
      '32': 'Wrong reference, date or amount',
      '33': 'Wrong reference, date or amount',
      '34': 'Wrong reference, date or amount',
    },
  ],
  [
    'wait',
    {
      '59': 'Network failure',
      '73': 'Settlement failed',
      '74': 'File format',
      '79': 'Timing',
      '98': 'Extended by the bank',
    },
  ],
  ['look into it', { '09': 'Miscellaneous' }],
];

const reasons: ReadonlyMap<string, Reason> = new Map(
  groups.flatMap(([remedy, codes]) =>
    Object.entries(codes).map(([code, meaning]) => [code, { meaning, remedy }] as const),
  ),
);

/** What a reason code of NACH means and what to do about it; null for one that is not in the list, which is shown as
 *  the bank sent it. Whether it is charged is a setting (`bounceCodes`).
 *  @source providers: NACH file */
export function nachReason(code: string): Reason | null {
  return reasons.get(code) ?? null;
}

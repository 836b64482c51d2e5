/** What a subscription is called at the provider: 'SUB-210019-1' is the first of loan 210019. */
export function mandateReference({ loanId, number }: MandateNumber): string {
  return `SUB-${loanId}-${number}`;
}

export type MandateNumber = {
  readonly loanId: number;
  /** Counts the subscriptions of the loan, from 1. */
  readonly number: number;
};

/** The loan and the number in a reference; null for one that is not ours. */
export function readMandateReference(reference: string): MandateNumber | null {
  const [, loanId, number] = /^SUB-([1-9]\d{0,8})-([1-9]\d{0,3})$/.exec(reference) ?? [];
  return loanId === undefined ? null : { loanId: Number(loanId), number: Number(number) };
}

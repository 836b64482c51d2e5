/** Why an EMI mapping is refused besides the reasons the ledger itself gives [M22]. */
export const mappingMessages = {
  otherEmi: 'The id is that of another EMI. Reload the loan',
  mappedBefore: 'This transaction was mapped before',
  reversed: 'This transaction was reversed',
  holdsNothing: 'This transaction holds no money',
  notFound: 'This transaction is not on this loan',
} as const;

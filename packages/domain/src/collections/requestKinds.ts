/** What may wait for a second person, in the order in which the screen explains it. */
export const requestKinds = ['waiver', 'closure', 'receipt', 'reversal', 'refund'] as const;
export type RequestKind = (typeof requestKinds)[number];

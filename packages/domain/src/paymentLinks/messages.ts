/** The messages about payment links besides the documented ones. */
export const paymentLinkMessages = {
  tooLittle: 'Enter an amount of at least Rs. 1',
  outcomeUnknown: 'Asking the provider whether it was created',
  notCreated: 'Not created',
} as const;

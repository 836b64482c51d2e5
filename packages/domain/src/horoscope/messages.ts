/** The messages of the horoscope; separate from `messages`, so that no other page loads them. */
export const horoscopeMessages = {
  heading: 'Select Date And Fill the Horoscope',
  saved: 'Saved Successfully',
  onlyMondays: 'Only Mondays can be chosen.',
  adminOnly: 'Only a customer support admin can save predictions',
} as const;

/** The messages of the settings page. */
export const settingsMessages = {
  readFailed: 'The settings could not be read. Try again',
  changeFailed: 'The settings could not be changed. Try again',
  changed: 'The settings were changed',
  nothing: 'Nothing is changed',
  meanwhile: (by: string) =>
    `${by} has changed the settings meanwhile. Look at what holds now, then save again`,
  reason: 'Say why',
  order: 'Each part stands in the order once',
  percent: 'Enter a percentage from 0 to 36, with at most two decimals',
  graceDays: 'Enter whole days from 0 to 30',
  bounceCharge: 'Enter an amount from 0 to Rs. 5,000, with at most two decimals',
  waiverLimit: 'Enter an amount from 0 to Rs. 1,00,000, with at most two decimals',
  hours: 'Enter a time from 08:00 to 19:00: the Reserve Bank allows no other',
  hoursOrder: 'Calls begin before they end',
  calls: 'Enter whole calls from 0 to 20',
} as const;

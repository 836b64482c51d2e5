/** The messages of the exports of loans; separate from the catalogue, so that they load with their page. */
export const exportMessages = {
  idsRequired: 'Enter at least one loan id',
  notAnId: (text: string) => `“${text}” is not a loan id`,
  tooManyIds: (most: number) => `At most ${most} loan ids at a time`,
  nothingChosen: 'Choose loan ids or a range of dates',
  bothDates: 'Both dates are required',
} as const;

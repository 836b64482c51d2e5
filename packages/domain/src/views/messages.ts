/** The messages about saved views. */
export const viewMessages = {
  listFailed: 'The saved views could not be loaded',
  saveFailed: 'The view could not be saved',
  removeFailed: 'The view could not be removed',
  nameRequired: 'A name is required',
  nameTooLong: 'A name has at most 40 characters',
  notFound: 'This view is gone already',
  tooMany: (most: number) => `At most ${most} views can be saved`,
} as const;

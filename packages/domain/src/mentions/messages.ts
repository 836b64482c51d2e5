/** The messages about mentions. */
export const mentionMessages = {
  listFailed: 'The mentions could not be loaded',
  markFailed: 'The mentions could not be marked as read',
  colleaguesFailed: 'The colleagues could not be loaded',
} as const;

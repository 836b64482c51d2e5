/** The messages about statement passwords; separate from the catalogue, so that they load with the tab that needs
 *  them. */
export const documentMessages = {
  revealFailed: 'The password could not be shown',
  statementMissing: 'Bank statement not found',
  sealedElsewhere: 'The password was sealed with another secret and cannot be opened',
} as const;

/** The messages of the audit screen; separate from the catalogue, so that they load with that screen. */
export const auditMessages = {
  listFailed: 'The audit could not be loaded',
  actionsFailed: 'The recorded actions could not be loaded',
  entryFailed: 'This entry could not be loaded',
  exportFailed: 'The audit could not be exported',
  notFound: 'This entry does not exist',
  unknownFilter: 'not a filter of the audit',
  /** @param name  of the part of an address that means nothing */
  addressUnknown: (name: string) => `“${name}” in the address means nothing here`,
  rangeReversed: 'The first day is after the last day',
} as const;

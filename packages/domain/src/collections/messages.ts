/** The messages of a loan at the collections desk; separate from the catalogue, so that they load with its page. */
export const collectionsMessages = {
  noAccount: 'This loan has no account: its money could not be read when the loan was imported',
  quotedFromTo: 'Closing is quoted from the last payment to 90 days ahead',
  commentUnreadable: 'The comments on this loan could not be read',
  commentMoved: 'The comments on this loan have changed. Reload the loan',
  commentFailed: 'The comment could not be saved. Contact Admin',
  dispositionRequired: 'Disposition Code is Required',
  behaviourRequired: 'Customer Behaviour Rating is Required',

  promise: {
    amountRequired: 'Enter the promised amount, above zero',
    dateRequired: 'Enter the day it is promised for',
    dateOutside: 'A promise is for today or one of the next 30 days',
    notAsked: 'Only a promise to pay has an amount and a date',
    isOpen: 'This loan has an open promise',
    closed: 'This loan is closed',
  },

  paymentLink: {
    maxExceeded: 'Max amount cannot be exceeded',
    createFailed: 'Unable to create payment link',
  },

  waiver: {
    dateRequired: 'Enter date in dd-mm-yyyy format only',
    amountNumeric: 'Enter numeric amount',
    dateAfterToday: 'The date is after today',
    dateTooEarly: 'The date is more than 30 days back',
    partRequired: 'Enter an amount, 0 for nothing',
    partTooLarge: 'Outstanding is only',
    partsDiffer: 'The parts sum to',
    nothing: 'Enter an amount above zero',
    sourceRequired: 'Choose a payment source',
    closed: 'This loan is closed',
  },

  emi: {
    updated: 'Emi payment dates updated',
    updateFailed: 'Update failed',
  },

  closeLoan: {
    running: 'Closing Loan. Please wait...',
    closed: 'Loan closed',
  },
} as const;

/** The messages of VAS feedback; separate from `messages`, so that no other page loads them. */
export const vasMessages = {
  chooseAll: 'Choose all Customer Response',
  added: 'VAS feedback added',
  edited: 'VAS feedback updated',
  loanIdWrong: 'A loan id is a number of at most nine digits',
} as const;

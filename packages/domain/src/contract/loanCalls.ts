/** What the tabs of a loan and the pages beside the queue call. Apart from `deskContract`, so that the queue does not
 *  wait for what only an open loan needs. */
export const loanContract = {} as const;

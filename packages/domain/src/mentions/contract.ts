import * as v from 'valibot';
import { loanDesks } from '../access/desks';
import { type CallDeclaration, declareCall, jsonBody, jsonData } from '../contract/call';
import { loanRef, wireInstant } from '../contract/wire';
import { mentionMessages } from './messages';
import { colleagueSchema, mentionsSchema } from './schema';

// Whoever reads at a desk is mentioned there, viewers as well.
const shared = {
  access: { kind: 'desk', may: 'read' },
  answer: { kind: 'json', schema: v.object({ data: mentionsSchema }) },
} as const satisfies Partial<CallDeclaration>;

/** GET where the signed-in person was mentioned: one entry for each loan and desk they may open now. Our own call
 *  (beyond.md 23), as are the others. */
export const listMentions = declareCall({
  ...shared,
  name: 'mentions.list',
  method: 'GET',
  path: '/api/v1/users/mentions',
  failure: { shows: 'first', fallback: mentionMessages.listFailed },
});

/** POST that the person has read what mentioned them until an instant: that of one loan at a desk, or all of it.
 *  Answers the list. */
export const markMentions = declareCall({
  ...shared,
  name: 'mentions.markRead',
  method: 'POST',
  path: '/api/v1/users/mentions/read',
  body: jsonBody({
    /** That of the newest one they saw: what arrived since stays unread. */
    until: wireInstant,
    of: v.optional(v.object({ loanId: loanRef, desk: v.picklist(loanDesks) })),
  }),
  failure: { shows: 'first', fallback: mentionMessages.markFailed },
  // Marking twice changes nothing.
  repeat: 'once',
});

/** GET the colleagues who may open a loan at a desk, by name, without oneself: those who can be mentioned there. */
export const listColleagues = declareCall({
  name: 'mentions.colleagues',
  method: 'GET',
  path: '/api/v1/loans/:loanId/colleagues',
  access: { kind: 'desk', may: 'write' },
  params: v.object({ loanId: loanRef }),
  query: v.object({ desk: v.picklist(loanDesks) }),
  answer: jsonData({ colleagues: v.array(colleagueSchema) }),
  failure: { shows: 'first', fallback: mentionMessages.colleaguesFailed },
});

/** The calls about mentions. */
export const mentionsContract = {
  list: listMentions,
  markRead: markMentions,
  colleagues: listColleagues,
} as const;

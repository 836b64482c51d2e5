import { callRatingOf } from '@lending-desk/domain/calls';
import { field, fieldsOf, isObject, objectsOf, textAt } from '@lending-desk/domain/loose';
import { sql } from 'drizzle-orm';
import { loan } from '../loan/table';
import { callRecordingsOf, type WireCall } from './callsOfLoan';
import { callRating } from './table';

/** A rating as stored here, in wire words. */
export type StoredRating = Readonly<
  Record<
    | 'callId'
    | 'createdOn'
    | 'userIdString'
    | 'username'
    | 'feedback'
    | 'agentGreetings'
    | 'agentIntroductionConsent'
    | 'agentCallReason'
    | 'agentConnectBack'
    | 'agentEndConversation',
    string
  >
>;

// In a select from one table Drizzle drops the table names of a selected expression, but not of a nested one.
/** The ratings of a loan's calls given here, oldest first, as a column of a select from `loan`. */
export const ratingsOfLoan = sql<StoredRating[] | null>`(${sql`
  select jsonb_agg(
    jsonb_build_object(
      'callId', ${callRating.callId},
      'createdOn', to_char(${callRating.createdOn} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'userIdString', ${callRating.staffId},
      'username', ${callRating.staffName},
      'feedback', ${callRating.feedback},
      'agentGreetings', ${callRating.agentGreetings},
      'agentIntroductionConsent', ${callRating.agentIntroductionConsent},
      'agentCallReason', ${callRating.agentCallReason},
      'agentConnectBack', ${callRating.agentConnectBack},
      'agentEndConversation', ${callRating.agentEndConversation}
    ) order by ${callRating.createdOn}, ${callRating.id}
  )
  from ${callRating} where ${callRating.loanId} = ${loan.loanId}`})`;

/** The calls of a loan in the shape of support's and collections' documents (SH-077): what the provider reported is
 *  nested, and the ratings stand beside it. Of two ratings by one person the one given here replaces the imported
 *  one.
 *  @param imported  the loan's section callRecordings, in whatever shape it was sent */
export function ratedCallsOf(
  imported: unknown,
  own: readonly WireCall[],
  given: readonly StoredRating[],
): Record<string, unknown>[] {
  return callRecordingsOf(imported, own).map(call => {
    const inner = field(call, 'callRecordingResponse');
    const { idString: _own, ratings: _before, ...reported } = fieldsOf(isObject(inner) ? inner : call);
    const idString = textAt(call, 'idString') || textAt(inner, 'idString');
    const here = given
      .filter(({ callId }) => callId === idString)
      .map(({ callId: _call, ...rating }) => ({ ...rating, rating: callRatingOf(rating) }));
    const authors = new Set(here.map(({ userIdString }) => userIdString));
    const before = objectsOf(field(call, 'ratings')).filter(
      rating => !authors.has(textAt(rating, 'userIdString')),
    );
    return { idString, callRecordingResponse: reported, ratings: [...before, ...here] };
  });
}

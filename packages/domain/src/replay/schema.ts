import * as v from 'valibot';
import { wireDate, wireInstant } from '../contract/wire';

/** The reports that may have been made or made again after a decision. */
export const replaySources = ['equifax', 'cibil', 'statement'] as const;
export type ReplaySource = (typeof replaySources)[number];

/** What the loan of a replay has besides the loan: since when it is shown, and the decision once it is shown. */
export const replayWire = v.object({
  decidedOn: wireInstant,
  /** Where it was decided. A loan that came here decided is shown as it came, without its decision. */
  origin: v.picklist(['here', 'elsewhere']),
  /** The reports that are left out, and when they arrived or were made again. */
  leftOut: v.array(v.object({ source: v.picklist(replaySources), since: wireInstant })),
  /** Null while the decision is hidden. */
  decision: v.nullable(
    v.object({
      by: v.nullable(v.string()),
      /** As what the person was allowed to decide; null where it was decided elsewhere. */
      as: v.nullable(v.picklist(['assignee', 'creditAdmin'])),
      /** What became of the loan until today. */
      outcome: v.object({
        status: v.string(),
        daysPastDue: v.nullable(v.number()),
        closedOn: v.nullable(wireDate),
      }),
    }),
  ),
});
export type Replay = v.InferOutput<typeof replayWire>;

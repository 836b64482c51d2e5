import * as v from 'valibot';
import { type BusinessDate, isBusinessDate } from '../calendar/businessDate';
import { boundedText } from '../contract/text';
import { wireDate, wireInstant } from '../contract/wire';
import { type FormVerdict, verdictByFaults, verdictBySchema } from '../form/verdict';
import { fieldsOf, isObject } from '../loose/loose';
import { followUpFault } from './followUp';

/** As long as a comment. */
export const longestFollowUpNote = 4000;

/** What is to be done on the day; may be empty. */
export const followUpNote = v.pipe(boundedText(longestFollowUpNote), v.trim());

/** The follow-up of a loan. Version 0 is a loan that never had one; after it was done, `dueOn` is null
 *  and the version is kept, so that a save made on an older one is noticed. */
export const followUpSchema = v.object({
  version: v.number(),
  dueOn: v.nullable(wireDate),
  note: v.string(),
  /** Who set or ended it last. */
  setBy: v.nullable(v.string()),
  setOn: v.nullable(wireInstant),
});
export type FollowUp = v.InferOutput<typeof followUpSchema>;

/** What is typed in the form of a follow-up. */
export type FollowUpDraft = { readonly dueOn: BusinessDate | null; readonly note: string };

/** The form as it begins: with what is stored. */
export const followUpDraftOf = ({ dueOn, note }: Pick<FollowUp, 'dueOn' | 'note'>): FollowUpDraft => ({
  dueOn,
  note,
});

export const sameFollowUp = (one: FollowUpDraft, other: FollowUpDraft): boolean =>
  one.dueOn === other.dueOn && one.note === other.note;

/** Whether a stored draft is one of this form. */
export function isFollowUpDraft(value: unknown): value is FollowUpDraft {
  const { dueOn, note } = fieldsOf(value);
  const isDay = dueOn === null || (typeof dueOn === 'string' && isBusinessDate(dueOn));
  return isObject(value) && isDay && typeof note === 'string';
}

/** What the form sends: a day from today on, and the trimmed note.
 *  @param today  the business day in Asia/Kolkata */
export function followUpVerdict(
  { dueOn, note }: FollowUpDraft,
  today: BusinessDate,
): FormVerdict<{ readonly dueOn: BusinessDate; readonly note: string }> {
  const text = verdictBySchema(v.object({ note: followUpNote }), { note });
  const fault = followUpFault(dueOn, today);
  const day = fault === null ? dueOn : null;
  if (day !== null && text.ok) return verdictByFaults({ dueOn: day, note: text.output.note }, {});
  return {
    ok: false,
    faults: { ...(fault !== null && { dueOn: fault }), ...(!text.ok && text.faults) },
  };
}

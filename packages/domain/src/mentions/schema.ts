import * as v from 'valibot';
import { loanDesks } from '../access/desks';
import { wireInstant } from '../contract/wire';

/** How many loans the list of mentions has. */
export const shownMentions = 20;

/** Somebody who may open a loan, and so may be mentioned in its comments. */
export const colleagueSchema = v.object({
  idString: v.string(),
  fullName: v.string(),
  /** Plain texts, as of every person. */
  roles: v.array(v.string()),
});
export type Colleague = v.InferOutput<typeof colleagueSchema>;

/** Where the signed-in person was mentioned: the newest comment of a loan at a desk. */
export const mentionSchema = v.object({
  loanId: v.number(),
  desk: v.picklist(loanDesks),
  /** Full name of the customer. */
  customer: v.string(),
  /** Who wrote the comment. */
  author: v.string(),
  /** Its beginning. */
  comment: v.string(),
  at: wireInstant,
  /** How many of the loan's comments that mention them they have not read. */
  unread: v.number(),
});
export type Mention = v.InferOutput<typeof mentionSchema>;

/** The loans in which the person was mentioned, newest first, and in how many of all of them unread. */
export const mentionsSchema = v.object({ unread: v.number(), mentions: v.array(mentionSchema) });
export type Mentions = v.InferOutput<typeof mentionsSchema>;

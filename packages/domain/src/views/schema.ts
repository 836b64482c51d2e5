import * as v from 'valibot';
import { desksWith } from '../access/desks';
import { boundedText } from '../contract/text';
import { viewMessages } from './messages';

/** The lists that have saved views, by their desks. */
export const viewedLists = desksWith('savedViews');

/** As many as a row of buttons can hold. */
export const mostViews = 20;

const longestName = 40;

/** A view's name, trimmed. */
export const viewName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, viewMessages.nameRequired),
  v.maxLength(longestName, viewMessages.nameTooLong),
);

/** The form in which a view is named. */
export const viewNameForm = v.object({ name: viewName });

/** The part of a list's address behind the '?', without the page: 'application=COMPLETED&status=HOLD'. It holds
 *  filters, never personal data. */
export const viewQuery = v.pipe(
  boundedText(300),
  v.regex(/^(\w+=[\w.%+-]+(&\w+=[\w.%+-]+)*)?$/, 'Not a view'),
);

export const savedViewSchema = v.object({ id: v.string(), name: v.string(), query: v.string() });

/** A named view of a list: its address. Whoever opens the address sees the same rows. */
export type SavedView = v.InferOutput<typeof savedViewSchema>;

import { field, textAt } from '../loose/loose';
import { itemsOf } from './itemsOf';
import { statementMessages } from './messages';

/** The detail messages of an error of the statement provider. */
export const messagesOf = (error: unknown): readonly string[] =>
  itemsOf(field(error, 'details'))
    .map(detail => textAt(detail, 'message'))
    .filter(text => text !== '');

/** The detail messages of an error, joined, or the words for an error without any (CS-051). */
export function dialogText(...errors: readonly unknown[]): string {
  const found = errors.map(messagesOf).find(texts => texts.length > 0);
  return found?.join(' ') ?? statementMessages.errorUnknown;
}

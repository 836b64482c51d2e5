import { searchFor, type SearchFor, searchTypes, soughtWords } from '@lending-desk/domain/loan';
import type { SupportView } from '../../../queries/search';
import { supportListAddress } from './view';

/** What an address of the list searches for; null while it shows the list. The text is behind the '#', which a browser
 *  keeps for itself: phones and e-mail addresses stay out of every server's log. */
export function readSought(search: URLSearchParams, hash: string): SearchFor | null {
  const type = searchTypes.find(({ value }) => value === search.get('by'))?.value;
  const verdict = type && searchFor(type, new URLSearchParams(hash.slice(1)).get('text') ?? '');
  return verdict?.ok ? verdict.sought : null;
}

/** The address of a search, on top of the view of the list that 'Show all loans' returns to. */
export function soughtAddress(view: SupportView, sought: SearchFor): string {
  const { type, text } = soughtWords(sought);
  const list = supportListAddress(view);
  return `${list}${list.includes('?') ? '&' : '?'}by=${type}#${new URLSearchParams({ text })}`;
}

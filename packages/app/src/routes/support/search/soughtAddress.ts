import { searchFor, type SearchFor, searchTypes, soughtWords } from '@lending-desk/domain/loan';
import { pageIn } from '../../../loan/list/listAddress';
import type { SupportView } from '../../../queries/search';
import { supportListAddress } from './view';

/** What an address of the list searches for; null while it shows the list. The text is behind the '#', which a browser
 *  keeps for itself: phones and e-mail addresses stay out of every server's log. */
export function readSought(search: URLSearchParams, hash: string): SearchFor | null {
  const type = searchTypes.find(({ value }) => value === search.get('by'))?.value;
  const verdict = type && searchFor(type, new URLSearchParams(hash.slice(1)).get('text') ?? '');
  return verdict?.ok ? verdict.sought : null;
}

/** Which page of what was found an address names, from 1. */
export function soughtPage(search: URLSearchParams): number {
  return pageIn(new URLSearchParams({ page: search.get('at') ?? '' }));
}

/** The address of a search, on top of the view of the list that 'Show all loans' returns to. */
export function soughtAddress(view: SupportView, sought: SearchFor, page = 1): string {
  const { type, text } = soughtWords(sought);
  const list = supportListAddress(view);
  return `${list}${list.includes('?') ? '&' : '?'}by=${type}${page > 1 ? `&at=${page}` : ''}#${new URLSearchParams({ text })}`;
}

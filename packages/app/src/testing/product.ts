import { tokenKeys } from '@lending-desk/domain/signin';
import { forgetListPlace } from '../loan/list/listPlace';
import { setPreferences } from '../preferences/preferences';
import { readPreferences } from '../preferences/schema';
import { freeAll } from '../queries/occupied';
import { homePage } from '../routes/pages';
import { routedPages } from '../routes/routedPages';
import { navigateTo, routerComesFrom } from '../session/navigator';
import { session } from '../session/session';
import { forgetSignInSettings } from '../session/settings';

/** The product as one element: what `main.tsx` renders. */
export { App } from '../App';

type Start = {
  /** The first page, such as '/credit/loans?status=HOLD'. */
  readonly address: string;
  readonly theme: 'light' | 'dark';
  /** The tokens of a person who is signed in already. @default nobody is */
  readonly tokens?: { readonly token: string; readonly refreshToken: string } | undefined;
};

/** Starts the product in this window as `main.tsx` does, for the first time or again. The window must be at the
 *  address before this module is imported for the first time. */
export async function startProduct({ address, theme, tokens }: Start): Promise<void> {
  // Also what an earlier journey of this page chose is forgotten.
  setPreferences({ ...readPreferences(null), theme });
  if (tokens) {
    localStorage.setItem(tokenKeys.access, tokens.token);
    localStorage.setItem(tokenKeys.refresh, tokens.refreshToken);
  }
  routerComesFrom(routedPages.preload);
  await session.start();
  navigateTo(address);
  await (address === '/' ? homePage : routedPages).preload();
}

/** Signs out and forgets what the product keeps in this page. */
export async function stopProduct(): Promise<void> {
  await session.logout();
  forgetSignInSettings();
  // Who opens a loan by its address comes from no list, whatever list an earlier journey of this page opened it in.
  forgetListPlace();
  // A number that this journey called does not keep the next one from calling it.
  freeAll();
}

import { aboutPage, deskLayout, homePage, router } from './pages';
import { deskRouteAt } from './table';

/** Fetches the files of the page at an address ahead of its turn.
 *  @returns when they are there, or are known not to come */
export async function preloadAt(address: string): Promise<void> {
  const [pathname = '/'] = address.split('?');
  if (pathname === '/') return homePage.preload();
  if (pathname === '/about') {
    await Promise.all([router.preload(), aboutPage.preload()]);
    return;
  }
  const route = deskRouteAt(pathname);
  await Promise.all([router.preload(), ...(route ? [deskLayout.preload(), route.view.preload()] : [])]);
}

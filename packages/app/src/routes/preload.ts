import { aboutPage, deskLayout, homePage, router } from './pages';
import { deskRouteAt } from './table';

/** Fetches the files of the page at an address ahead of its turn. */
export function preloadAt(address: string) {
  const [pathname = '/'] = address.split('?');
  if (pathname === '/') return homePage.preload();
  router.preload();
  if (pathname === '/about') return aboutPage.preload();
  const route = deskRouteAt(pathname);
  if (!route) return;
  deskLayout.preload();
  route.view.preload();
}

import { loadable } from './loadable';

// What main.tsx draws first. They are views of their own and no lazy routes: Home needs no router, and going Home must
// not wait for files when a session ends.
export const homePage = loadable(async () => (await import('./home/route')).Component);
/** Every other address; it is there when the files of its first page are. */
export const routedPages = loadable(async () => {
  const { RoutedPages, firstPage } = await import('../router');
  await firstPage;
  return RoutedPages;
});
/** The login dialog; most days nobody needs it. */
export const loginHost = loadable<object>(async () => (await import('../session/LoginHost')).LoginHost);

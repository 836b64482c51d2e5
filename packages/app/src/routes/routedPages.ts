import { loadable } from '../chunks/loadable';

/** Every address except Home. Ready when the files of the first page have loaded. */
export const routedPages = loadable(async () => {
  const { RoutedPages, firstPage } = await import('../router');
  await firstPage;
  return RoutedPages;
});

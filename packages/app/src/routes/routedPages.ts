import { loadable } from './loadable';

/** Every address but Home. Ready when the files of the first page are. */
export const routedPages = loadable(async () => {
  const { RoutedPages, firstPage } = await import('../router');
  await firstPage;
  return RoutedPages;
});

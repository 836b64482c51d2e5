import { type LoaderFunction, replace } from 'react-router-dom';
import { lostAt } from '../session/navigator';

/** The loader of an address that leads nowhere: it is logged and the reader goes Home [SH-018], which says so. */
export const unknownAddress: LoaderFunction = ({ request }) => {
  const { pathname } = new URL(request.url);
  console.error(`No page at ${pathname}`);
  lostAt.set(pathname);
  return replace('/');
};

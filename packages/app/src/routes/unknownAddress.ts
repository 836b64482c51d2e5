import { type LoaderFunction, replace } from 'react-router-dom';

/** The loader of an address that leads nowhere: it is logged and the reader goes Home [SH-018]. */
export const unknownAddress: LoaderFunction = ({ request }) => {
  console.error(`No page at ${new URL(request.url).pathname}`);
  return replace('/');
};

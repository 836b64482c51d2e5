import { abilities, type Ability, can, holdsAny } from '@lending-desk/domain/access';
import type { ComponentType } from 'react';
import { type Params, type RouteObject, useMatches } from 'react-router-dom';
import { session } from '../../session/session';
import { loadChunk } from '../../chunks/loadChunk';

/** What the shell knows of a page behind sign-in. */
type PageHandle = {
  /** Title of the window and last word of the breadcrumb, until the page knows better. */
  readonly title: string;
  /** Its parent in the breadcrumb: the desk's name and first address. */
  readonly under: { readonly label: string; readonly to?: string };
  /** Who may open it [SH-020]. */
  readonly needs: Exclude<Ability, 'addMasterTags'>;
};

type Asked = { readonly params: Params; readonly search: URLSearchParams };

type DeskPage = PageHandle & {
  /** As documented; with and without the last slash it is the same page. */
  readonly path: string;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** Reads what the page shows first, beside its files. @default the page reads when it is drawn */
  readonly reads?: (asked: Asked) => Promise<unknown>;
};

/** How long the first page of a visit waits for its person and data, so that it is drawn once, with them, and not as
 *  grey bars before. */
const firstPageWaitMs = 200;
let first = true;

/** The route of a page behind sign-in. Its files are fetched at once, and so is its data if the person who used this
 *  browser last may open it: the server decides again. Otherwise it waits until it is known who is signed in. */
export function deskPage({ path, load, reads, ...handle }: DeskPage): RouteObject {
  return {
    path,
    handle,
    lazy: () => loadChunk(load),
    ...(reads && {
      loader: async ({ params, request }) => {
        const begin = () => reads({ params, search: new URL(request.url).searchParams });
        const known = session.known();
        const read = holdsAny(session.expectedRoles(), ...abilities[handle.needs])
          ? Promise.all([begin(), known])
          : known.then(viewer => viewer && can(viewer, handle.needs) && !request.signal.aborted && begin());
        // What fails here is read again by the page, which says why it fails.
        const settled = read.catch(() => null);
        if (first) {
          first = false;
          await Promise.race([settled, new Promise(done => setTimeout(done, firstPageWaitMs))]);
        }
        return null;
      },
      // While the page is open its own queries follow the address.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }),
  };
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'needs' in handle;

/** The page the address stands for, if it is one behind sign-in. */
export function usePage(): PageHandle | undefined {
  return useMatches()
    .map(match => match.handle)
    .find(isPageHandle);
}

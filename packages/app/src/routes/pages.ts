import { loadable } from '../chunks/loadable';

// Views of their own instead of lazy routes: Home needs no router, and going Home must not wait for files when a
// session ends.
export const homePage = loadable(async () => (await import('./home/route')).Component);
/** The login dialog, which is rarely needed. */
export const loginHost = loadable<object>(async () => (await import('../session/LoginHost')).LoginHost);

import { lazyPage } from './lazyPage';
import { loadable } from './loadable';

export const router = lazyPage(() => import('../router'));
export const homePage = lazyPage(() => import('./home/route'));
export const aboutPage = lazyPage(() => import('./about/route'));
/** The frame of every page behind sign-in. */
export const deskLayout = lazyPage(() => import('./desk/route'));
/** The login dialog; most days nobody needs it. */
export const loginHost = loadable<object>(async () => (await import('../session/LoginHost')).LoginHost);

import { lazyPage } from './lazyPage';

export const router = lazyPage(() => import('../router'));
export const homePage = lazyPage(() => import('./home/route'));
export const aboutPage = lazyPage(() => import('./about/route'));
/** The frame of every page behind sign-in. */
export const deskLayout = lazyPage(() => import('./desk/route'));
/** The login dialog; most days nobody needs it. */
export const loginHost = lazyPage(async () => ({
  Component: (await import('../session/LoginHost')).LoginHost,
}));

/** The page of an address whose desk is still to be built. */
export const loadNotBuiltYet = () => import('./route');

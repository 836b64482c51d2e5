import { lazyPage } from '../lazyPage';

/** The page of one loan; the queue fetches its files ahead. */
export const creditLoanPage = lazyPage(() => import('./loan/route'));

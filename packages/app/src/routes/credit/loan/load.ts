/** The page of one loan; the queue fetches its files ahead. */
export const loadLoanPage = () => import('./route');

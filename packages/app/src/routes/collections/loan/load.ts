/** The page of one loan; the lists of loans fetch its files ahead. */
export const loadCollectionsLoanPage = () => import('./route');

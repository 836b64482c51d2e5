/** The page of the export of applications; credit and customer support have it at an address each. */
export const loadExportPage = () => import('./route');

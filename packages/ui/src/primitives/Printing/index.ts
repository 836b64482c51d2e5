export { pagesOnPaper } from './pagesOnPaper';
export { usePrintedAt, usePrinting } from './usePrinting';

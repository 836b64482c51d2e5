export { DocumentViewer, type DocumentViewerProps } from './DocumentViewer';
export type { DocumentSequence } from './sequence';

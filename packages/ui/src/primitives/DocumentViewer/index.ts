export { DocumentViewer, type DocumentViewerProps, type DocumentSequence } from './DocumentViewer';

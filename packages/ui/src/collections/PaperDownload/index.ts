export { PaperDownload, type PaperDownloadProps } from './PaperDownload';

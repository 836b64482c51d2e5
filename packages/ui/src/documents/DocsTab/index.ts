export { DocsTab, type DocsTabProps } from './DocsTab';

export { ClosingQuotePanel, type ClosingQuotePanelProps, type QuoteMark } from './ClosingQuotePanel';

export { LedgerCheckPanel, type LedgerCheckPanelProps } from './LedgerCheckPanel';

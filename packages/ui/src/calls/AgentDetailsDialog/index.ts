export { AgentDetailsDialog, type AgentDetailsDialogProps } from './AgentDetailsDialog';

export { ApprovalsScreen, type ApprovalsScreenProps, type ApprovalsView } from './ApprovalsScreen';

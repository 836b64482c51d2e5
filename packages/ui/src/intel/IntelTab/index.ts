export { IntelTab, type IntelTabProps, type QuizState } from './IntelTab';

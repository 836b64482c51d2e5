export { RulesTab, type RulesTabProps } from './RulesTab';

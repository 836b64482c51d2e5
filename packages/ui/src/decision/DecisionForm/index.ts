export { DecisionForm, type DecisionFormProps, type DecisionReach } from './DecisionForm';

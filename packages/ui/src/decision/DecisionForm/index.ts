export { DecisionForm, type DecisionFormProps } from './DecisionForm';

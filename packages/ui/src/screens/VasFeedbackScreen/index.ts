export { VasFeedbackScreen, type VasFeedbackScreenProps, type VasFetch } from './VasFeedbackScreen';

export {
  ConsentFailure,
  ProfessionalTab,
  type ProfessionalTabProps,
  RecordConsent,
  type RecordConsentProps,
} from './ProfessionalTab';
export { salaryDateItem, workInShort } from './workItems';

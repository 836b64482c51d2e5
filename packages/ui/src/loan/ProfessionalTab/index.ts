export {
  ConsentFailure,
  ProfessionalTab,
  type ProfessionalTabProps,
  RecordConsent,
  type RecordConsentProps,
  salaryDateItem,
  workInShort,
} from './ProfessionalTab';

export {
  CustomerDetails,
  type CustomerDetailsProps,
  FinancialDetailsTab,
  type FinancialDetailsTabProps,
  PersonalDetailsTab,
  type PersonalDetailsTabProps,
  ProfessionalDetailsTab,
  type ProfessionalDetailsTabProps,
} from './CustomerDetails';

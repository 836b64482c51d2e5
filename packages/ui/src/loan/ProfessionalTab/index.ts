export { ProfessionalTab, type ProfessionalTabProps, workItems } from './ProfessionalTab';

export { AdditionalTab, type AdditionalTabProps } from './AdditionalTab';

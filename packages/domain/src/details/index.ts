export { type DetailsField, type DetailsPanelId, detailsPanelIds, detailsPanels } from './panels';
export { detailsDocumentsSchema, detailsReadingsSchema } from './schema';
export {
  detailsErrors,
  type DetailsValues,
  financialValues,
  kycState,
  loanApplicationValues,
  panelState,
  personalValues,
  professionalValues,
} from './values';

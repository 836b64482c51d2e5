// The public face of the domain, by word.
export * from './access/can';
export { roleLabels } from './access/roleLabels';
export * from './access/roleGroups';
export * from './applicant/address';
export * from './applicant/age';
export * from './applicant/gpsStand';
export * from './applicant/incomeModes';
export * from './applicant/pennyDrop';
export * from './applicant/schema';
export * from './bureau/bureauBasicDetails';
export * from './bureau/bureauDate';
export * from './bureau/bureauLoan';
export * from './bureau/bureauScore';
export * from './bureau/cibilModel';
export * from './bureau/cibilReport';
export * from './bureau/cibilSections';
export * from './bureau/cibilStatus';
export * from './bureau/equifaxFeatures';
export * from './bureau/equifaxModel';
export * from './bureau/equifaxReport';
export * from './bureau/equifaxSections';
export * from './bureau/fetchState';
export * from './bureau/history';
export * from './bureau/lastName';
export * from './bureau/paymentStatus';
export * from './calendar/arithmetic';
export * from './calendar/businessDate';
export * from './calendar/dateRange';
export * from './calendar/filterOptions';
export * from './calendar/format';
export * from './calendar/instant';
export * from './calendar/moment';
export * from './calendar/ordinal';
export * from './calls/callBlock';
export * from './calls/callStatus';
export * from './calls/completeCall';
export * from './calls/lastCall';
export * from './calls/ozonetelCalls';
export * from './calls/phoneChoices';
export * from './calls/recordings';
export * from './calls/schema';
export * from './comments/commentToSend';
export * from './comments/previewComment';
export * from './comments/schema';
export * from './compare/addresses';
export * from './compare/comparison';
export * from './compare/dates';
export * from './compare/identifiers';
export * from './compare/names';
export { contract, type Contract } from './contract/allCalls';
export { bureauContract } from './bureau/contract';
export { callsContract } from './calls/contract';
export { commentsContract } from './comments/contract';
export { decisionContract } from './decision/contract';
export { documentsContract } from './documents/contract';
export { filesContract } from './files/contract';
export { exportsContract } from './exports/contract';
export { intelContract } from './intel/contract';
export { liveContract } from './live/contract';
export { loanContract } from './loan/contract';
export { pdContract } from './pd/contract';
export { signinContract } from './signin/contract';
export { tagsContract } from './tags/contract';
export * from './contract/call';
export { type Envelope, envelope, toWireRupees } from './contract/wire';
export * from './decision/apr';
export * from './decision/choices';
export * from './decision/conflict';
export * from './decision/decisionPayload';
export * from './decision/draft';
export * from './decision/foir';
export * from './decision/quote';
export * from './decision/readout';
export * from './decision/revealedFields';
export * from './decision/sanctionNumber';
export * from './decision/schema';
export * from './decision/validateDecision';
export * from './documents/additionalDocuments';
export * from './documents/bankStatements';
export * from './documents/kycPapers';
export * from './documents/messages';
export * from './engine/dedupeRows';
export * from './engine/explainRule';
export * from './engine/judgeValue';
export * from './engine/outcomes';
export * from './engine/resultLabels';
export * from './engine/ruleBook';
export * from './engine/ruleFilter';
export type { BankRules, DuplicateCustomer, RuleVerdict } from './engine/schema';
export * from './details/panels';
export * from './details/schema';
export * from './details/values';
export * from './emi/emi';
export * from './errors/failure';
export * from './errors/deskMessages';
export * from './errors/messages';
export * from './errors/pickMessage';
export * from './errors/refusals';
export * from './errors/signinMessages';
export * from './files/fileLink';
export * from './files/messages';
export * from './files/uploadFault';
export * from './form/verdict';
export * from './intel/schema';
export * from './exports/applicationColumns';
export * from './exports/csvLines';
export * from './exports/exportFileName';
export * from './exports/exportStatus';
export * from './kyc/compareLedger';
export { finding } from './kyc/findings';
export * from './kyc/ledger';
export { type KycAccount, type KycFacts, type KycPart, readKyc } from './kyc/readKyc';
export type {
  Aadhaar,
  AddressProof,
  BureauPlace,
  EquifaxIdentity,
  Findings,
  KycCheck,
  KycDocument,
  KycImage,
  PanDetails,
  Passport,
} from './kyc/schema';
export * from './kyc/verification';
export * from './kyc/verificationStatus';
export * from './live/changes';
export * from './loan/applicationLine';
export { field, fieldsOf, isObject, type LooseObject, objectsOf, textAt, textOf } from './loose/loose';
export { type MaskedField, maskedFields } from './loan/contract';
export * from './loan/dpdBucket';
export * from './loan/duration';
export * from './loan/listRetry';
export * from './loan/loanKey';
export * from './loan/loanWire';
export * from './loan/mask';
export * from './loan/maskBySchema';
export * from './loan/masked';
export * from './loan/paging';
export * from './loan/queueViews';
export * from './loan/reduceAadhaar';
export * from './loan/schema';
export * from './loan/section';
export * from './loan/shownSections';
export * from './loan/statuses';
export * from './loan/tat';
export * from './loan/transitions';
export * from './money/allocate';
export * from './money/display';
export * from './money/paise';
export * from './money/rate';
export * from './money/rounding';
export * from './pd/draft';
export * from './pd/firstPdFault';
export * from './pd/questions';
export * from './pd/schema';
export { type User, userSchema } from './signin/contract';
export * from './signin/initials';
export * from './signin/rules';
export * from './signin/tokens';
export * from './statements/accountsMatch';
export * from './statements/model';
export { perfiosSections } from './statements/perfiosSections';
export type {
  FcuFinding,
  PerfiosAnswer,
  ReportCustomer,
  ReportStatement,
} from './statements/providerReport';
export { readPerfios } from './statements/readPerfios';
export * from './statements/schema';
export * from './statements/statementView';
export * from './statements/transactionKind';
export * from './tags/splitTags';

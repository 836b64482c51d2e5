export { addressLine } from './address';
export { ageOn } from './age';
export { compareGps } from './compareGps';
export { educationLabel } from './education';
export { applicantContract } from './contract';
export { applicantEditContract } from './editContract';
export { editFlags } from './editAccess';
export {
  changedFields,
  editFaults,
  type EditValues,
  fieldsOfBody,
  financialBody,
  mergeEdit,
  originalOf,
  overtakenFields,
  personalBody,
  professionalBody,
  storedProofType,
  storedValues,
  wireOf,
  withChanges,
} from './editChanges';
export {
  type EditField,
  editField,
  editFields,
  type EditGroup,
  editGroups,
  type EditSectionId,
  editSections,
  fieldsOfGroup,
  proofLabels,
  type ProofType,
  proofTypes,
} from './editFields';
export { dobFault } from './editRules';
export { applicantMessages } from './messages';
export { type StateChoice, stateList, states } from './states';
export { incomeModesText } from './incomeModes';
export { changesOnlyFullName, panNumberOf, personOf } from './person';
export { type PennyDropRow, pennyDropRows, pennyDropVerified } from './pennyDrop';
export type { Financial, PennyDrop, Personal, Professional } from './schema';
export { type BankAccount, bankAccountSchema, type Customer, customerSchema } from './customer';

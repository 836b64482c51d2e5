export { staffContract } from './contract';
export { staffMessages } from './messages';
export {
  rejectionSchema,
  rolesSchema,
  type StaffMember,
  type StaffState,
  staffStateLabels,
  staffStates,
} from './schema';
export { type StaffAction, whyNot } from './whyNot';

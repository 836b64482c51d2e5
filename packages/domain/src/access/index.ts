export {
  abilities,
  type Ability,
  can,
  deskAfterSignIn,
  grantsMasterTags,
  holdsAny,
  isDisbursed,
  isViewOnly,
  mayOpenLoan,
  mayWriteAt,
  type Viewer,
} from './can';
export { type Desk, desks, desksWith, type LoanDesk, loanDeskOf, loanDesks } from './desks';
export { isRole, type Role, type RoleGroup, roleGroupNames, roles } from './roleGroups';
export { roleLabels } from './roleLabels';

export {
  abilities,
  type Ability,
  can,
  type Desk,
  deskAfterSignIn,
  grantsMasterTags,
  holdsAny,
  isViewOnly,
  type LoanDesk,
  loanDesks,
  mayOpenLoan,
  type Viewer,
} from './can';
export { isRole, type Role, type RoleGroup, roleGroupNames, roles } from './roleGroups';
export { roleLabels } from './roleLabels';

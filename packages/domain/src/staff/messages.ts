/** The messages of the staff screen; separate from the catalogue, so that they load with that screen. */
export const staffMessages = {
  listFailed: 'The staff could not be loaded',
  deedFailed: 'The account was not changed',
  notFound: 'This account does not exist',
  changed: 'This account was changed by somebody else since you opened it',
  rolesRequired: 'Choose at least one role',
  reasonRequired: 'Reason is required',
  lastSuperUser: 'This is the last super user. Make somebody else a super user first',
  ownAccount: 'You cannot change your own account',
  notWaiting: 'Only an account that waits for approval can be approved or rejected',
  notInUse: 'Only an active or disabled account has roles to change',
  notActive: 'Only an active account can be disabled',
  notDisabled: 'Only a disabled account can be enabled',
  noPassword: 'Only an active account can get a new password',
  notSignedIn: 'Not signed in anywhere',
} as const;

import { type RoleGroup, roleGroups } from './roleGroups';

/** The signed-in person, as login and profile answer it [AU-029, SH-028]. */
export type Viewer = {
  readonly idString: string;
  readonly fullName: string;
  readonly email: string;
  /** Empty by default; plain texts, because a backend may have roles this product does not know. */
  readonly roles: readonly string[];
  /** Sent with the user; the server derives it from the credit admin group. */
  readonly addMasterTags: boolean;
};

/** Whether the person holds at least one role of at least one group [SH-019].
 *  @param held  the person's roles; unknown ones are ignored */
export function holdsAny(held: readonly string[], ...groups: readonly RoleGroup[]): boolean {
  return groups.some(group => roleGroups[group].some(role => held.includes(role)));
}

/** Each ability, with the groups of which any one is sufficient. */
export const abilities = {
  openCreditDesk: ['credit'],
  openSupportDesk: ['customerSupport'],
  openCollectionsDesk: ['collections'],
  openVasFeedback: ['customerSupport', 'valueAddedServices'],
  openHoroscope: ['customerSupport'],
  exportLoans: ['customerSupport'],
  exportApplications: ['credit', 'customerSupport'],
  manageStaff: ['superUser'],
  readAudit: ['superUser'],
  operate: ['superUser'],
  // Everybody with a role.
  openOwnAccount: [
    'credit',
    'customerSupport',
    'collections',
    'valueAddedServices',
    'collectionCallReview',
    'customerCallReview',
  ],
  assignLoan: ['creditWrite'],
  decide: ['creditWrite'],
  reopenDecision: ['creditAdmin'],
  comment: ['creditWrite'],
  savePdFeedback: ['creditWrite'],
  fetchBureau: ['creditWrite'],
  callFromCredit: ['creditWrite'],
  revealStatementPassword: ['credit'],
  callFromSupport: ['customerSupportWrite'],
  moveToReview: ['customerSupportWrite'],
  editApplicant: ['customerSupportWrite'],
  editApprovedApplicant: ['customerSupportAdmin'],
  manageStatements: ['customerSupportWrite'],
  recordConsent: ['customerSupportWrite'],
  changeLoanSource: ['customerSupportWrite'],
  uploadRecording: ['customerSupportWrite', 'collectionsWrite'],
  addPreCreditFeedback: ['customerSupportWrite'],
  rateCustomerCall: ['customerCallReview'],
  callFromCollections: ['collectionsWrite'],
  commentOnCollections: ['collectionsWrite'],
  createPaymentLink: ['collectionsWrite'],
  addWaiver: ['collectionsWrite'],
  approveWaiver: ['collectionsAdmin'],
  closeLoan: ['collectionsAdmin'],
  uploadNach: ['collectionsAdmin'],
  mapEmi: ['collectionsAdmin'],
  rateCollectionCall: ['collectionCallReview'],
  addVasFeedback: ['valueAddedServices'],
  saveHoroscope: ['horoscopeSave'],
} as const satisfies Record<string, readonly RoleGroup[]>;

export type Ability = keyof typeof abilities | 'addMasterTags';

/** The permission check that screen and server share before offering or doing something. `addMasterTags` follows
 *  the user's flag [CR-198]; everything else follows the roles.
 *  @source SH-019, SH-020; decisions: Who may write */
export function can(user: Pick<Viewer, 'roles' | 'addMasterTags'>, ability: Ability): boolean {
  return ability === 'addMasterTags' ? user.addMasterTags : holdsAny(user.roles, ...abilities[ability]);
}

/** The flag the server sends with a user: members of the credit admin group may add master tags [SH-022]. */
export function grantsMasterTags(held: readonly string[]): boolean {
  return holdsAny(held, 'creditAdmin');
}

export type Desk = 'credit' | 'customerSupport' | 'collections' | 'vas';

const landingOrder: readonly (readonly [Desk, RoleGroup])[] = [
  ['credit', 'credit'],
  ['customerSupport', 'customerSupport'],
  ['collections', 'collections'],
  ['vas', 'valueAddedServices'],
];

/** The desk shown after sign-in: the first one the person has access to [AU-015 … AU-018, X-36].
 *  @returns null when there is none: 'You do not have permission to access this' */
export function deskAfterSignIn(held: readonly string[]): Desk | null {
  return landingOrder.find(([, group]) => holdsAny(held, group))?.[0] ?? null;
}

/** Whether every desk of this person is read-only: a VIEW role and no working role. Such a person gets personal
 *  data masked by the server, and every write is refused. */
export function isViewOnly(held: readonly string[]): boolean {
  const views = held.includes('ROLE_CREDIT_DASHBOARD_VIEW') || held.includes('ROLE_CUSTOMER_SERVICE_VIEW');
  return views && !holdsAny(held, 'creditWrite', 'customerSupportWrite', 'collectionsWrite');
}

/** A desk that opens whole loans. Value-added services reads the few fields it shows with a call of its own. */
export const loanDesks = ['credit', 'customerSupport', 'collections'] as const satisfies readonly Desk[];
export type LoanDesk = (typeof loanDesks)[number];

export type LoanOpening = 'open' | 'assign' | 'view' | 'refused';

/** How a person may open a loan at a desk. Credit follows the assignment [CR-006, CR-007]: `assign` for an
 *  unassigned loan and a person who may write, `view` for an unassigned loan and a viewer, `open` for the
 *  assignee and for those who may open every loan, otherwise `refused`. Support opens every loan, collections
 *  those that are DISBURSED. The documents have no rule for another, undisbursed loan of a collections customer;
 *  the stricter reading applies. */
export function mayOpenLoan(
  question: { readonly viewer: { readonly id: string; readonly roles: readonly string[] } } & (
    | { readonly desk: 'credit'; readonly underwriterId: string | null | undefined }
    | { readonly desk: 'customerSupport' }
    | { readonly desk: 'collections'; readonly approvalStatus: string }
  ),
): LoanOpening {
  const { viewer, desk } = question;
  if (!holdsAny(viewer.roles, desk)) return 'refused';
  if (desk === 'customerSupport') return 'open';
  if (desk === 'collections') return question.approvalStatus === 'DISBURSED' ? 'open' : 'refused';
  const { underwriterId } = question;
  if (!underwriterId) return holdsAny(viewer.roles, 'creditWrite') ? 'assign' : 'view';
  if (underwriterId === viewer.id) return 'open';
  return holdsAny(viewer.roles, 'creditOpenAny') ? 'open' : 'refused';
}

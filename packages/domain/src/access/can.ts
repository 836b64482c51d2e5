import { type Desk, deskNames, type DeskRow, desks, loanDesks } from './desks';
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

const { credit, customerSupport: support, collections, vas } = desks;

/** Each ability, with the groups of which any one is sufficient. */
export const abilities = {
  openCreditDesk: credit.groups.read,
  openSupportDesk: support.groups.read,
  openCollectionsDesk: collections.groups.read,
  openVasFeedback: vas.groups.read,
  openHoroscope: ['customerSupport'],
  exportLoans: ['customerSupport'],
  manageStaff: ['superUser'],
  readAudit: ['superUser'],
  operate: ['superUser'],
  changeSettings: ['superUser'],
  // Everybody with a role.
  openOwnAccount: [
    'credit',
    'customerSupport',
    'collections',
    'valueAddedServices',
    'collectionCallReview',
    'customerCallReview',
  ],
  decide: ['creditWrite'],
  reopenDecision: credit.groups.admin,
  comment: ['creditWrite'],
  savePdFeedback: ['creditWrite'],
  fetchBureau: ['creditWrite'],
  moveToReview: ['customerSupportWrite'],
  editApplicant: ['customerSupportWrite'],
  editApprovedApplicant: support.groups.admin,
  manageStatements: ['customerSupportWrite'],
  recordConsent: ['customerSupportWrite'],
  changeLoanSource: ['customerSupportWrite'],
  addPreCreditFeedback: ['customerSupportWrite'],
  rateCustomerCall: ['customerCallReview'],
  commentOnCollections: ['collectionsWrite'],
  createPaymentLink: ['collectionsWrite'],
  addWaiver: ['collectionsWrite'],
  closeLoan: ['collectionsAdmin'],
  addReceipt: ['collectionsAdmin'],
  refund: ['collectionsAdmin'],
  downloadPapers: ['collectionsWrite'],
  mapEmi: ['collectionsAdmin'],
  uploadNach: ['collectionsAdmin'],
  openCashBook: ['collectionsAdmin'],
  openApprovals: ['collectionsWrite'],
  decideApproval: ['collectionsAdmin'],
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
  return holdsAny(held, ...credit.groups.admin);
}

/** The desk shown after sign-in: the first one the person has access to [AU-015 … AU-018, X-36].
 *  @returns null when there is none: 'You do not have permission to access this' */
export function deskAfterSignIn(held: readonly string[]): Desk | null {
  return deskNames.find(desk => holdsAny(held, ...desks[desk].groups.read)) ?? null;
}

/** Whether a person may change something at a desk: a VIEW role never does. */
export function mayWriteAt(held: readonly string[], desk: Desk): boolean {
  return holdsAny(held, ...desks[desk].groups.write);
}

/** Whether every desk of this person is read-only: a VIEW role and no working role. Such a person gets personal
 *  data masked by the server, and every write is refused. */
export function isViewOnly(held: readonly string[]): boolean {
  const views = loanDesks.some(desk => held.includes(desks[desk].viewRole));
  return views && !loanDesks.some(desk => mayWriteAt(held, desk));
}

/** Whether a loan with this approval status was paid out: only such a one has an account. */
export const isDisbursed = (approvalStatus: string): boolean => approvalStatus === 'DISBURSED';

export type LoanOpening = 'open' | 'assign' | 'view' | 'refused';

/** How a person may open a loan at a desk, by the rule of the desk. Where it follows the assignment [CR-006, CR-007]:
 *  `assign` for an unassigned loan and a person who may write, `view` for an unassigned loan and a viewer, `open` for
 *  the assignee and for those who may open every loan, otherwise `refused`. */
export function mayOpenLoan(question: {
  readonly desk: Desk;
  readonly viewer: { readonly id: string; readonly roles: readonly string[] };
  readonly underwriterId: string | null | undefined;
  readonly approvalStatus: string;
}): LoanOpening {
  const { viewer, desk, underwriterId, approvalStatus } = question;
  const { groups, opens }: DeskRow = desks[desk];
  if (!holdsAny(viewer.roles, ...groups.read)) return 'refused';
  if (opens === 'every') return 'open';
  if (opens === 'disbursed') return isDisbursed(approvalStatus) ? 'open' : 'refused';
  if (!underwriterId) return mayWriteAt(viewer.roles, desk) ? 'assign' : 'view';
  if (underwriterId === viewer.id) return 'open';
  return holdsAny(viewer.roles, ...(groups.openAny ?? [])) ? 'open' : 'refused';
}

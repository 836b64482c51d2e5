import { can, type Viewer } from '../access/can';
import { messages } from '../errors/messages';
import { applicantMessages } from './messages';

/** Whether a person may edit the loan fields and the KYC of a loan now, and why not. */
export type EditFlags = {
  readonly loan: boolean;
  readonly kyc: boolean;
  /** Why both are false; null while the loan is not known. @default they are true */
  readonly whyNot?: string | null;
};

/** The flags before anything is known (CS-028). */
const startFlags: EditFlags = { loan: false, kyc: false, whyNot: null };

const refused = (whyNot: string): EditFlags => ({ loan: false, kyc: false, whyNot });

/** Who may edit: nobody once the loan is DISBURSED; only an admin once it is APPROVED; otherwise everybody who may
 *  write at the support desk. The flags start false, while the status is not known.
 *  @source CS-028; decisions: Who may write */
export function editFlags(
  viewer: Pick<Viewer, 'roles' | 'addMasterTags'>,
  status: string | undefined,
): EditFlags {
  if (!can(viewer, 'editApplicant')) return refused(messages.statusChange.viewerOnly);
  if (status === undefined) return startFlags;
  if (status === 'DISBURSED') return refused(applicantMessages.disbursed);
  if (status === 'APPROVED' && !can(viewer, 'editApprovedApplicant'))
    return refused(applicantMessages.adminOnly);
  return { loan: true, kyc: true };
}

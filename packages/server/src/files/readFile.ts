import type { contract } from '@lending-desk/domain/contract';
import { fileMessages, fileNameOf } from '@lending-desk/domain/files';
import { eq } from 'drizzle-orm';
import { type LinkedFile, readLink } from './signedLink';
import { findFile } from './storedFiles';
import { viewerOfSession } from '../http/identity';
import { type CallContext, Refused, type Verb } from '../http/verb';
import { isOpenTo } from '../loan/openLoan';
import { loan } from '../loan/table';

/** Serves a stored file to the holder of its link (CR-028). The link must be signed by us, at most five minutes
 *  old, and created in a session that is still active, for a user who has the same roles and may still open the
 *  loan at the desk the link was created for. */
export const readFile: Verb<typeof contract.files.read> = async (context, { token }) => {
  const { db, config, now, files } = context;
  const link = readLink(token, config.signingSecret, now);
  if (link.state === 'forged') throw new Refused(403, fileMessages.linkUnknown);
  if (link.state === 'expired') throw new Refused(410, fileMessages.linkExpired);
  if (!(await stillHolds(link.file, context))) throw new Refused(403, fileMessages.linkUnknown);
  const file = await findFile(db, files.storage, link.file);
  if (!file) throw new Refused(404, fileMessages.fileMissing);
  return { ...file, fileName: fileNameOf(file.key) };
};

/** Whether the user the link was created for would still get it now. */
async function stillHolds(link: LinkedFile, { db, now }: Pick<CallContext, 'db' | 'now'>): Promise<boolean> {
  const viewer = await viewerOfSession(db, link, now);
  if (!viewer) return false;
  if ([...viewer.roles].sort().join() !== [...link.roles].sort().join()) return false;
  const [row] = await db
    .select({ underwriterId: loan.underwriterId, approvalStatus: loan.approvalStatus })
    .from(loan)
    .where(eq(loan.loanId, link.loanId));
  return row !== undefined && isOpenTo(viewer, row, link.desk);
}

import { isViewOnly, type Viewer } from '@lending-desk/domain/access';
import type { contract } from '@lending-desk/domain/contract';
import { fileMessages, fileNameOf } from '@lending-desk/domain/files';
import { maskText } from '@lending-desk/domain/loan';
import { eq } from 'drizzle-orm';
import { type LinkedFile, readLink } from './signedLink';
import { findFile } from './storedFiles';
import { viewerOfSession } from '../http/identity';
import { type CallContext, Refused, type Verb } from '../http/verb';
import { recordAudit } from '../audit/record';
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
  const viewer = await holderOf(link.file, context);
  if (!viewer) throw new Refused(403, fileMessages.linkUnknown);
  const file = await findFile(db, files.storage, link.file);
  if (!file) throw new Refused(404, fileMessages.fileMissing);
  return {
    ...file,
    fileName: fileNameOf(file.key),
    read: async range => {
      // The beginning only: a player and a reader of PDF ask for many parts of one file. Who may only view has
      // revealed it, which is recorded there.
      if ((range?.start ?? 0) === 0 && !isViewOnly(viewer.roles)) {
        const { loanId, key } = link.file;
        await recordAudit(
          db,
          { ...context, viewer },
          { action: 'files.open', loanId, after: { file: maskText(key) } },
        );
      }
      return file.read(range);
    },
  };
};

/** The user the link was created for, who would still get it now; null for anybody else. */
async function holderOf(
  link: LinkedFile,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<Viewer | null> {
  const viewer = await viewerOfSession(db, link, now);
  if (!viewer) return null;
  if ([...viewer.roles].sort().join() !== [...link.roles].sort().join()) return null;
  const [row] = await db
    .select({ underwriterId: loan.underwriterId, approvalStatus: loan.approvalStatus })
    .from(loan)
    .where(eq(loan.loanId, link.loanId));
  return row !== undefined && isOpenTo(viewer, row, link.desk) ? viewer : null;
}

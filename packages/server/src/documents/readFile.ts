import { type contract, documentMessages, fileNameOf } from '@lending-desk/domain';
import { and, eq } from 'drizzle-orm';
import { readLink } from '../files/signedLink';
import { tableStorage } from '../files/tableStorage';
import { Refused, type Verb } from '../http/verb';
import { staff } from '../signin/table';

/** Hands over a stored file to who holds its link (CR-028): signed by us, not older than five minutes, and made for
 *  somebody whose account still works. */
export const readFile: Verb<typeof contract.documents.file> = async ({ db, config, now }, { token }) => {
  const link = readLink(token, config.signingSecret, now);
  if (link.state === 'forged') throw new Refused(403, documentMessages.linkUnknown);
  if (link.state === 'expired') throw new Refused(410, documentMessages.linkExpired);
  const [holder] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, link.file.staffId), eq(staff.state, 'active')));
  if (!holder) throw new Refused(403, documentMessages.linkUnknown);
  const file = await tableStorage(db).get(link.file.key);
  if (!file) throw new Refused(404, documentMessages.fileMissing);
  return { ...file, fileName: fileNameOf(file.key) };
};

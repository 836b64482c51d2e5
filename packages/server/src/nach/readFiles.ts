import type { contract } from '@lending-desk/domain/contract';
import { desc } from 'drizzle-orm';
import type { Verb } from '../http/verb';
import { boardAnswer, fileLine, fileOf } from './boardAnswer';
import { nachFile } from './table';

const most = 100;

/** A file with its rows, or how far its commit is. */
export const readBoard: Verb<typeof contract.nach.read> = async ({ db }, { fileId, rows }) =>
  boardAnswer(db, await fileOf(db, fileId), rows);

/** The files, newest first. */
export const listFiles: Verb<typeof contract.nach.list> = async ({ db }) => {
  const files = await db
    .select()
    .from(nachFile)
    .orderBy(desc(nachFile.uploadedAt), desc(nachFile.fileId))
    .limit(most);
  return { data: { files: files.map(fileLine) } };
};

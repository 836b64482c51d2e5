import { statSync } from 'node:fs';
import { CannotStart, errorCode } from '../db/cannotStart';

/** The bytes of a file.
 *  @throws CannotStart with a message when the file cannot be read */
export function sizeOf(file: string): number {
  try {
    const found = statSync(file);
    if (!found.isFile()) throw new CannotStart(`${file} is no file.`);
    return found.size;
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`Cannot read ${file} (${errorCode(error) ?? 'refused'}).`);
  }
}

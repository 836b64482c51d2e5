import { createHmac } from 'node:crypto';
import { derivedKey } from '../secrets/derivedKey';

/** Identifies a file of a loan to a user who may not read its key: stable, and useless for any other loan.
 *  @param file  its key, or its link where it has none
 *  @returns 22 characters of Base64url */
export function fileRefOf(file: string, loanId: number, secret: string): string {
  const mac = createHmac('sha256', derivedKey(secret, 'file references'));
  return mac.update(`${loanId}/${file}`).digest('base64url').slice(0, 22);
}

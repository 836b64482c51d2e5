import type { Aadhaar, Passport } from './schema';

/** The verifier's code for a passport whose file exists. */
const passportFound = '101';
/** The code of an Aadhaar document that was parsed and found valid. */
const aadhaarValid = 200;

/** Whether the passport counts as verified: by its status code alone, ignoring any flag.
 *  @source CR-084, credit §9 */
export function passportVerified(passport: Pick<Passport, 'checks'>): boolean {
  return passport.checks.some(check => check.statusCode === passportFound);
}

/** Whether the Aadhaar document is valid; an invalid one is shown but not compared.
 *  @source CR-085, credit §9 */
export function aadhaarCounts(aadhaar: Pick<Aadhaar, 'code'>): boolean {
  return aadhaar.code === aadhaarValid;
}

import type { Findings, KycCheck } from './schema';

const bare = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** The field names that verifiers and OCR use for their findings. */
const names = {
  name: ['name', 'fullname', 'nameoncard', 'customername', 'holdername'],
  dob: ['dob', 'dateofbirth', 'birthdate', 'yearofbirth'],
  address: ['address', 'fulladdress', 'permanentaddress', 'completeaddress'],
  pan: ['idnumber', 'panno', 'pannumber', 'pan'],
  fileNumber: ['filenumber', 'fileno'],
} as const;

/** One finding; an address in parts is joined into one line. */
export function finding(found: Findings, what: keyof typeof names): string | null {
  const known: readonly string[] = names[what];
  const own = Object.entries(found).find(([key]) => known.includes(bare(key)));
  if (own) return own[1];
  const parts = Object.entries(found).filter(([key]) => known.includes(bare(key.split('.')[0] ?? '')));
  return parts.length > 0 ? parts.map(([, part]) => part).join(', ') : null;
}

/** One finding from all checks: the verifier's first, then OCR. */
export function findingsOf(
  checks: readonly KycCheck[],
  what: keyof typeof names,
): readonly (string | null)[] {
  return checks.flatMap(({ result, front, back }) =>
    [result, front, back].map(found => finding(found, what)),
  );
}

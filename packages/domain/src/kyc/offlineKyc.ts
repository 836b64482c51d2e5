import { dayMs, parseBusinessDate, type BusinessDate } from '../calendar/businessDate';
import { epochMsOf, type Instant, instantAt, instantOfEpochMs } from '../calendar/instant';
import { readXml, type XmlElement } from '../statements/xml';

/** What an Aadhaar offline e-KYC document says. */
export type OfflineKyc = {
  readonly name: string;
  readonly dob: BusinessDate | null;
  readonly gender: string;
  /** In one line, as credit's Aadhaar document has it. */
  readonly address: string;
  /** All that is ever kept of the number. */
  readonly last4: string;
  /** The portrait, base64; '' without one. */
  readonly imagebase64: string;
  readonly generatedAt: Instant;
};

/** Why a document does not count. */
export const offlineKycRefusals = {
  notXml: 'The file is not a readable XML document',
  shareCodeMissing: 'The archive needs its share code',
  shareCodeWrong: 'The share code does not open the archive',
  notOneDocument: 'The archive does not contain exactly one XML document',
  documentType: 'The file declares a document type, which an e-KYC document never has',
  notOfflineKyc: 'The file is not an Aadhaar offline e-KYC document',
  unsigned: 'The document is not signed',
  notWhole: 'The signature does not cover the whole document',
  otherSigner: 'The document is signed, but not by the issuer of Aadhaar',
  tampered: 'The document was changed after it was signed',
  incomplete: 'The document has no reference with its time',
  tooOld: 'The document is older than permitted',
  notYet: 'The document is dated in the future',
} as const;
/** What a document that counts is told as. */
export const offlineKycVerified = 'The document is signed by the issuer of Aadhaar and was not changed';
/** The name of the check, in its messages and settings. */
export const offlineKycName = 'Aadhaar offline e-KYC';

export type OfflineKycRefusal = keyof typeof offlineKycRefusals;

/** The outcome for a document: code 200 only when it counts (CR-085). No field of a refused document is given. */
export type OfflineKycOutcome =
  | { readonly code: 200; readonly xmlVerify: true; readonly aadhaar: OfflineKyc }
  | {
      readonly code: 422;
      /** Whether the issuer's signature holds: true for one that is only too old. */
      readonly xmlVerify: boolean;
      readonly refusal: OfflineKycRefusal;
      readonly message: string;
    };

/** @param xmlVerify  whether the issuer's signature holds */
export function refusedOfflineKyc(refusal: OfflineKycRefusal, xmlVerify = false): OfflineKycOutcome {
  return { code: 422, xmlVerify, refusal, message: offlineKycRefusals[refusal] };
}

/** A few minutes by which the clocks of two systems differ. */
const clockSkewMs = 10 * 60 * 1000;

/** Last four digits, then the Indian time of day: '3098' '20261103101530123'. */
const reference = /^(\d{4})(\d{4})(\d{2})(\d{2})([01]\d|2[0-3])([0-5]\d)([0-5]\d)(\d{3})$/;

function referenceOf(text: string): { readonly last4: string; readonly generatedAt: Instant } | null {
  const match = reference.exec(text);
  if (!match) return null;
  const [, last4 = '', year, month, day, hours, minutes, seconds, ms] = match;
  const date = parseBusinessDate(`${year}-${month}-${day}`);
  if (date === null) return null;
  const minute = epochMsOf(instantAt(date, Number(hours) * 60 + Number(minutes)));
  return { last4, generatedAt: instantOfEpochMs(minute + Number(seconds) * 1000 + Number(ms)) };
}

const child = (element: XmlElement | undefined, name: string) =>
  element?.children.find(one => one.name === name);

/** careof, house, street … in the order an Indian address is written. */
const addressParts = [
  'careof',
  'house',
  'street',
  'landmark',
  'loc',
  'vtc',
  'po',
  'subdist',
  'dist',
  'state',
  'country',
  'pc',
] as const;

function addressOf(attributes: Readonly<Record<string, string>>): string {
  const parts = addressParts.map(name => (attributes[name] ?? '').trim()).filter(part => part !== '');
  // Village, post office and district often have one name.
  return parts.filter((part, index) => parts.indexOf(part) === index).join(', ');
}

const dayFirst = (text: string): BusinessDate | null => {
  const [, day, month, year] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text.trim()) ?? [];
  return parseBusinessDate(day === undefined ? text.trim() : `${year}-${month}-${day}`);
};

/** Reads an offline e-KYC document.
 *  @param signed  only the text the issuer's signature covers: what stands around it may be forged
 *  @param limits  `maxAgeDays` null: age is not checked
 *  @source CR-085, CR-167, CS-131 */
export function readOfflineKyc(
  signed: string,
  { now, maxAgeDays }: { readonly now: Instant; readonly maxAgeDays: number | null },
): OfflineKycOutcome {
  const root = readXml(signed);
  if (!root) return refusedOfflineKyc('notXml');
  const data = child(root, 'UidData');
  const poi = child(data, 'Poi');
  if (root.name !== 'OfflinePaperlessKyc' || !poi) return refusedOfflineKyc('notOfflineKyc');
  const known = referenceOf(root.attributes['referenceId'] ?? root.attributes['r'] ?? '');
  if (!known) return refusedOfflineKyc('incomplete', true);
  const age = epochMsOf(now) - epochMsOf(known.generatedAt);
  if (age < -clockSkewMs) return refusedOfflineKyc('notYet', true);
  if (maxAgeDays !== null && age > maxAgeDays * dayMs) return refusedOfflineKyc('tooOld', true);
  return {
    code: 200,
    xmlVerify: true,
    aadhaar: {
      name: (poi.attributes['name'] ?? '').trim(),
      dob: dayFirst(poi.attributes['dob'] ?? ''),
      gender: poi.attributes['gender'] ?? '',
      address: addressOf(child(data, 'Poa')?.attributes ?? {}),
      imagebase64: child(data, 'Pht')?.text ?? '',
      ...known,
    },
  };
}

import { X509Certificate } from 'node:crypto';
import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import { type OfflineKycOutcome, readOfflineKyc, refusedOfflineKyc } from '@lending-desk/domain/kyc';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';

const signatureSpace = 'http://www.w3.org/2000/09/xmldsig#';
/** The largest document, unpacked. */
export const mostOfflineBytes = 2 * 1024 * 1024;
const strongAlgorithms = {
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
} as const;
const transforms = new Set([
  `${signatureSpace}enveloped-signature`,
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
]);

function parsed(xml: string): Element | null {
  try {
    const errorHandler = (_level: string, message: string) => {
      throw new Error(message);
    };
    return new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml').documentElement;
  } catch {
    return null;
  }
}

/** The elements of the signature's vocabulary; the parser's lists cannot be iterated, but have a length and indices. */
const elementsOf = (within: Element, name: string): readonly Element[] =>
  Array.from(within.getElementsByTagNameNS(signatureSpace, name));

/** The one signature, which must be a child of the root and refer to the whole document: a true signature of some
 *  other element would prove nothing about the rest. */
function signatureOf(root: Element): Element | 'unsigned' | 'notWhole' {
  const all = elementsOf(root, 'Signature');
  const [signature] = all;
  if (!signature) return 'unsigned';
  const references = elementsOf(signature, 'Reference');
  const steps = elementsOf(signature, 'Transform');
  const isWhole =
    all.length === 1 &&
    signature.parentNode === root &&
    references.length === 1 &&
    references.every(reference => reference.getAttribute('URI') === '') &&
    steps.every(step => transforms.has(step.getAttribute('Algorithm') ?? ''));
  return isWhole ? signature : 'notWhole';
}

const algorithmOf = (signature: Element, name: string): string | null =>
  elementsOf(signature, name)[0]?.getAttribute('Algorithm') ?? null;

/** The text a certificate's signature covers; null when it does not hold. */
function signedText(xml: string, signature: Element, certificate: string): string | null {
  try {
    // The certificate inside the document is never asked: anybody can put one there.
    const verifier = new SignedXml({ publicCert: certificate, getCertFromKeyInfo: () => null });
    verifier.loadSignature(signature);
    if (!verifier.checkSignature(xml)) return null;
    const [signed, another] = verifier.getSignedReferences();
    // `signatureOf` counts the references too; what the library counts is what it has verified.
    // Stryker disable next-line ConditionalExpression: no document passes one count and not the other
    return another === undefined ? (signed ?? null) : null;
  } catch {
    return null;
  }
}

/** Whether the certificate inside the document made its signature: then it is whole, but somebody else's. */
function isOtherwiseSigned(xml: string, signature: Element): boolean {
  const text = elementsOf(signature, 'X509Certificate')[0]?.textContent ?? '';
  try {
    const own = new X509Certificate(Buffer.from(text, 'base64'));
    const key = own.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    return signedText(xml, signature, key) !== null;
  } catch {
    return false;
  }
}

/** What a document is checked against. */
export interface OfflineKycCheck {
  /** The issuer's certificates, PEM; a new one is added before the old one ends. */
  readonly certificates: readonly string[];
  readonly now: Date;
  /** Null: the age is not checked. */
  readonly maxAgeDays: number | null;
}

/** Verifies an Aadhaar offline e-KYC document and reads only what its signature covers. Refuses document types and
 *  entities before reading, a signature that covers a part of it or stands elsewhere, weak algorithms, and every
 *  signer but the configured ones.
 *  @returns never throws for what is in the document; a refusal has none of its fields
 *  @source CR-081, CR-085 */
export function verifyOfflineKyc(
  xml: string,
  { certificates, now, maxAgeDays }: OfflineKycCheck,
): OfflineKycOutcome {
  if (Buffer.byteLength(xml) > mostOfflineBytes) return refusedOfflineKyc('notXml');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return refusedOfflineKyc('documentType');
  const root = parsed(xml);
  if (!root) return refusedOfflineKyc('notXml');
  if (root.localName !== 'OfflinePaperlessKyc') return refusedOfflineKyc('notOfflineKyc');
  const signature = signatureOf(root);
  if (typeof signature === 'string') return refusedOfflineKyc(signature);
  if (
    algorithmOf(signature, 'SignatureMethod') !== strongAlgorithms.signature ||
    algorithmOf(signature, 'DigestMethod') !== strongAlgorithms.digest
  ) {
    return refusedOfflineKyc('notWhole');
  }
  for (const certificate of certificates) {
    const signed = signedText(xml, signature, certificate);
    if (signed === null) continue;
    return readOfflineKyc(signed, { now: instantOfEpochMs(now.getTime()), maxAgeDays });
  }
  return refusedOfflineKyc(isOtherwiseSigned(xml, signature) ? 'otherSigner' : 'tampered');
}

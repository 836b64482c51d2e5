import { field } from '../loose/loose';
import { type FileLink, fileLinkOf } from '../files/fileLink';

/** A row of the first table of the Docs tab. */
export interface DocumentRow {
  /** The three rows that the Docs tab always lists. */
  readonly type: 'PAN front' | 'Address front' | 'Address back';
  /** The document it shows, where the type does not say; null when unknown. */
  readonly paper: string | null;
  /** Null when no picture is named at all. */
  readonly file: FileLink | null;
}

const proofs = [
  ['aadhaar', 'Aadhaar'],
  ['drivingLicense', 'Driving licence'],
  ['voterId', 'Voter id'],
  ['passport', 'Passport'],
] as const;

type Proof = { paper: string | null; front: FileLink | null; back: FileLink | null };

/** The pictures stored with the verified address, otherwise those of the first address proof that has any. */
function proofOf(documents: unknown, details: unknown): Proof {
  const address = field(details, 'address');
  const front = fileLinkOf(field(address, 'frontImage'));
  const back = fileLinkOf(field(address, 'backImage'));
  const given = proofs.map(([name, paper]): Proof => {
    const proof = field(documents, name);
    return {
      paper,
      front: fileLinkOf(field(proof, 'frontPhoto')),
      back: fileLinkOf(field(proof, 'backPhoto')),
    };
  });
  if (front || back) {
    // The kind of document is known only if a document has the very same picture.
    const same = given.find(proof => proof.front?.key === front?.key && proof.back?.key === back?.key);
    return { paper: same?.paper ?? null, front, back };
  }
  return given.find(proof => proof.front || proof.back) ?? { paper: null, front: null, back: null };
}

/** PAN front, address front and address back, always all three (CR-076). An unreadable value counts as missing.
 *  @param raw  the loan with its part 'kyc' */
export function kycPapers(raw: Readonly<Record<string, unknown>>): readonly DocumentRow[] {
  const documents = raw['kycDocuments'];
  const { paper, front, back } = proofOf(documents, raw['kycDetails']);
  return [
    { type: 'PAN front', paper: null, file: fileLinkOf(field(documents, 'pan', 'frontPhoto')) },
    { type: 'Address front', paper, file: front },
    { type: 'Address back', paper, file: back },
  ];
}

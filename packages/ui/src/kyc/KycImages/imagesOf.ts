import type { KycFacts, KycImage, SettledDocument } from '@lending-desk/domain/kyc';

/** The images of one document. */
export interface ImageSet {
  readonly name: string;
  readonly status: SettledDocument | null;
  readonly sides: readonly { readonly title: string; readonly image: KycImage | null }[];
  /** Why there is no image; null when the status already says so. */
  readonly none: string | null;
}

/** Selfie, PAN, Aadhaar, driving licence, voter id, passport, and the proof of address if it has images [CR-079]. */
export function imagesOf(facts: KycFacts, documents: readonly SettledDocument[]): readonly ImageSet[] {
  const set = (
    name: string,
    front: KycImage | null | undefined,
    back: KycImage | null | undefined,
  ): ImageSet => {
    const status = documents.find(({ document }) => document === name) ?? null;
    return {
      name,
      status,
      sides: [
        { title: `${name}, front`, image: front ?? null },
        { title: `${name}, back`, image: back ?? null },
      ],
      none: status?.state === 'notSubmitted' ? null : 'No image stored',
    };
  };
  const { declared, pan, aadhaar, drivingLicence, voterId, passport, addressProof } = facts;
  const sets: ImageSet[] = [
    {
      name: 'Selfie',
      status: null,
      sides: [{ title: 'Selfie', image: declared?.photo ?? null }],
      none: 'No selfie stored',
    },
    set('PAN', pan?.front, pan?.back),
    set('Aadhaar', aadhaar?.front ?? aadhaar?.portrait, aadhaar?.back),
    set('Driving licence', drivingLicence?.front, drivingLicence?.back),
    set('Voter id', voterId?.front, voterId?.back),
    set('Passport', passport?.front, passport?.back),
  ];
  if (!addressProof?.front && !addressProof?.back) return sets;
  return [...sets, set('Address proof', addressProof.front, addressProof.back)];
}

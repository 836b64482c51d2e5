import { describe, expect, it } from 'vitest';
import { kycPapers } from './kycPapers';

const file = (key: string) => ({ key, presignedUrl: `/api/v1/files/${key}` });
const photos = (name: string) => ({
  frontPhoto: file(`${name}-front.jpg`),
  backPhoto: file(`${name}-back.jpg`),
});
const shown = (raw: Record<string, unknown>) =>
  kycPapers(raw).map(({ type, paper, file: found }) => [type, paper, found?.key ?? null]);

describe('kycPapers', () => {
  it('lists the picture of the PAN and both of the verified address [CR-076]', () => {
    const raw = {
      kycDocuments: { pan: photos('pan'), aadhaar: photos('aadhaar') },
      kycDetails: { address: { frontImage: file('a.jpg'), backImage: file('b.jpg') } },
    };
    expect(shown(raw)).toEqual([
      ['PAN front', null, 'pan-front.jpg'],
      ['Address front', null, 'a.jpg'],
      ['Address back', null, 'b.jpg'],
    ]);
  });

  it('names the document when exactly one has the same pictures', () => {
    const voter = photos('voter');
    const raw = {
      kycDocuments: { aadhaar: photos('aadhaar'), voterId: voter },
      kycDetails: { address: { frontImage: voter.frontPhoto, backImage: voter.backPhoto } },
    };
    expect(shown(raw)[1]).toEqual(['Address front', 'Voter id', 'voter-front.jpg']);
  });

  it.each([
    ['aadhaar', 'Aadhaar'],
    ['drivingLicense', 'Driving licence'],
    ['voterId', 'Voter id'],
    ['passport', 'Passport'],
  ])('uses those of %s where the address has none', (name, paper) => {
    const raw = { kycDocuments: { [name]: photos(name) }, kycDetails: { address: { frontImage: null } } };
    expect(shown(raw).slice(1)).toEqual([
      ['Address front', paper, `${name}-front.jpg`],
      ['Address back', paper, `${name}-back.jpg`],
    ]);
  });

  it.each([
    ['nothing', {}],
    ['broken sections', { kycDocuments: 'unreadable', kycDetails: [1, 2] }],
    ['nulls', { kycDocuments: { pan: null, aadhaar: null }, kycDetails: { address: null } }],
    ['files without a key', { kycDocuments: { pan: { frontPhoto: { key: '', presignedUrl: 'x' } } } }],
  ])('lists all three for %s', (_case, raw) => {
    expect(shown(raw).map(([, , key]) => key)).toEqual([null, null, null]);
  });
});

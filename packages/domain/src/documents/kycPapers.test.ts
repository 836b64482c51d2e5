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
  it('lists the picture of the PAN and both of the verified address [CR-076.a]', () => {
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

  it('names the document when exactly one has the same pictures [CR-076.a]', () => {
    const voter = photos('voter');
    const raw = {
      kycDocuments: { aadhaar: photos('aadhaar'), voterId: voter },
      kycDetails: { address: { frontImage: voter.frontPhoto, backImage: voter.backPhoto } },
    };
    expect(shown(raw)[1]).toEqual(['Address front', 'Voter id', 'voter-front.jpg']);
  });

  it.each([
    ['front', { frontImage: file('a.jpg') }, 'a.jpg', null],
    ['back', { backImage: file('b.jpg') }, null, 'b.jpg'],
  ])(
    'shows the %s of the verified address where the other side is missing [CR-076.a]',
    (_side, address, front, back) => {
      const raw = { kycDocuments: { aadhaar: photos('aadhaar') }, kycDetails: { address } };
      expect(shown(raw).slice(1)).toEqual([
        ['Address front', null, front],
        ['Address back', null, back],
      ]);
    },
  );

  it('names no document that has only one of the two pictures, or one side less [CR-076.a]', () => {
    const { frontPhoto, backPhoto } = photos('voter');
    const paperOf = (voterId: object, address: object) =>
      shown({ kycDocuments: { voterId }, kycDetails: { address } })[1]?.[1];
    expect(
      paperOf({ frontPhoto, backPhoto }, { frontImage: frontPhoto, backImage: file('b.jpg') }),
    ).toBeNull();
    expect(
      paperOf({ frontPhoto, backPhoto }, { frontImage: file('a.jpg'), backImage: backPhoto }),
    ).toBeNull();
    expect(paperOf({ frontPhoto }, { frontImage: frontPhoto, backImage: backPhoto })).toBeNull();
    expect(paperOf({ frontPhoto }, { frontImage: frontPhoto })).toBe('Voter id');
    expect(paperOf({ backPhoto }, { backImage: backPhoto })).toBe('Voter id');
  });

  it('uses a proof of which only one side was taken [CR-076.a]', () => {
    const { frontPhoto, backPhoto } = photos('passport');
    expect(shown({ kycDocuments: { passport: { frontPhoto } } }).slice(1)).toEqual([
      ['Address front', 'Passport', 'passport-front.jpg'],
      ['Address back', 'Passport', null],
    ]);
    expect(shown({ kycDocuments: { passport: { backPhoto } } })[2]).toEqual([
      'Address back',
      'Passport',
      'passport-back.jpg',
    ]);
    expect(shown({}).map(([, paper]) => paper)).toEqual([null, null, null]);
  });

  it.each([
    ['aadhaar', 'Aadhaar'],
    ['drivingLicense', 'Driving licence'],
    ['voterId', 'Voter id'],
    ['passport', 'Passport'],
  ])('uses those of %s where the address has none [CR-076.a]', (name, paper) => {
    const raw = { kycDocuments: { [name]: photos(name) }, kycDetails: { address: { frontImage: null } } };
    expect(shown(raw).slice(1)).toEqual([
      ['Address front', paper, `${name}-front.jpg`],
      ['Address back', paper, `${name}-back.jpg`],
    ]);
  });

  it('uses the first proof that has a picture, of those above in their order [CR-076.a]', () => {
    const kycDocuments = {
      passport: photos('passport'),
      voterId: photos('voter'),
      drivingLicense: { frontPhoto: null, backPhoto: { key: 'license-back.jpg' } },
      aadhaar: { frontPhoto: null },
    };
    expect(shown({ kycDocuments }).slice(1)).toEqual([
      ['Address front', 'Driving licence', null],
      ['Address back', 'Driving licence', 'license-back.jpg'],
    ]);
  });

  it.each([
    ['nothing', {}],
    ['broken sections', { kycDocuments: 'unreadable', kycDetails: [1, 2] }],
    ['nulls', { kycDocuments: { pan: null, aadhaar: null }, kycDetails: { address: null } }],
    ['files without a key', { kycDocuments: { pan: { frontPhoto: { key: '', presignedUrl: 'x' } } } }],
  ])('lists all three for %s [CR-076.a]', (_case, raw) => {
    expect(shown(raw).map(([, , key]) => key)).toEqual([null, null, null]);
  });
});

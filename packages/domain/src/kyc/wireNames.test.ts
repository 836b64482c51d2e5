import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { kycDetailsWire, kycDocumentsWire } from './schema';
import { documentedNames } from './wireNames';

/** The value with its field names changed, at any depth. */
function respelt(value: unknown, spell: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map(one => respelt(one, spell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [spell(name), respelt(one, spell)]));
}

const document = (number: string) => ({
  verified: true,
  identifierNumber: number,
  frontPhoto: { presignedUrl: '/files/front' },
  // Stored, without a link.
  backPhoto: { key: 'kyc/back.jpg' },
  verificationResult: [
    {
      response: {
        verification: { 'status-code': 101, result: 'of the verifier' },
        ocrVerification: { front: 'of the front', back: 'of the back' },
      },
    },
  ],
});
const person = { name: 'Kavya Raghunathan', dob: '1994-03-14' };

/** Documents as they are documented, every field with a value that is not what it has without one. */
const documents = {
  pan: document('ZZXPR1000Z'),
  aadhaar: {
    ...document('XXXXXXXX4417'),
    frontPhoto: { reveal: 'covered' },
    ...person,
    code: 200,
    xmlVerify: true,
    address: '17/2 West Masi Street',
    gender: 'F',
    imagebase64: 'QUJD',
  },
  drivingLicense: document('ZZ0520190008812'),
  voterId: document('TGN0000482'),
  passport: { ...document('Z1234567'), additionalDetails: { fileNo: 'ZZ59846543381' } },
};
const details = {
  pan: { ...person, panNo: 'ZZXPR1000Z' },
  address: {
    ...person,
    address: '17/2 West Masi Street',
    frontImage: '/files/front',
    backImage: '/files/back',
  },
  equifaxBureau: {
    ...person,
    panNo: 'ZZXPR1000Z',
    address: [{ address: '9 Lake View Colony', Postal: '411001', State: 'MH' }],
  },
};

const readDocuments = (wire: unknown) => v.parse(kycDocumentsWire, documentedNames(wire));
const readDetails = (wire: unknown) =>
  v.parse(kycDetailsWire, { address: {}, ...Object(documentedNames(wire)) });

describe('names on the wire', () => {
  it.each([
    ['capitals', (name: string) => name.toUpperCase()],
    ['small letters', (name: string) => name.toLowerCase()],
    ['a capital first', (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`],
  ])(
    'in %s are read as documented [CR-164.a, CR-165.a, CR-165.b, CR-165.c, CR-166.a, CR-166.b, CR-167.a, CR-168.a, CR-168.b, CR-168.c, CR-168.d]',
    (_, spell) => {
      expect(readDocuments(respelt(documents, spell))).toEqual(readDocuments(documents));
      expect(readDetails(respelt(details, spell))).toEqual(readDetails(details));
    },
  );

  it('are documented at any depth, and others kept', () => {
    expect(documentedNames({ PAN: [{ Other: null, CODE: 'X' }], a: 1 })).toEqual({
      pan: [{ Other: null, code: 'X' }],
      a: 1,
    });
    expect([documentedNames(null), documentedNames('PAN'), documentedNames(undefined)]).toEqual([
      null,
      'PAN',
      undefined,
    ]);
  });
});

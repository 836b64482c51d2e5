import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { finding, findingsOf } from './findings';
import { readDocuments } from './readDocuments';
import {
  aadhaarSchema,
  addressProofSchema,
  kycDetailsWire,
  kycDocumentSchema,
  kycDocumentsWire,
  kycImage,
  panDocumentSchema,
  passportSchema,
} from './schema';

describe('a picture', () => {
  it.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['https://files.example/a', { url: 'https://files.example/a' }],
    ['http://files.example/a', { url: 'http://files.example/a' }],
    ['/files/a', { url: '/files/a' }],
    ['data:image/png;base64,QUJD', { url: 'data:image/png;base64,QUJD' }],
    ['data:text/html,x', { url: null }],
    ['javascript:alert(1)//https://x', { url: null }],
    ['x', { url: null }],
    [{}, null],
    [{ key: 'a' }, { url: null }],
    [{ presignedUrl: '/files/a' }, { url: '/files/a' }],
    [{ key: 'a', presignedUrl: '/files/a' }, { url: '/files/a' }],
    [
      { key: 'a', presignedUrl: '/files/a', reveal: 'r1' },
      { url: null, reveal: 'r1' },
    ],
  ])('%j is %j [XR-006.f]', (wire, image) => {
    expect(v.parse(kycImage, wire)).toEqual(image);
  });
});

describe('a document', () => {
  const checks = (verificationResult: unknown) => v.parse(kycDocumentSchema, { verificationResult }).checks;

  it('has what a verifier found under the names it uses, flat, without empty values [CR-166.a, CR-166.b]', () => {
    const result = { a: 'x', b: { c: 1, d: { e: true } }, f: '', g: null, h: [2, { i: 'y' }], j: undefined };
    expect(
      checks({
        response: {
          verification: { 'status-code': 101, result },
          ocrVerification: { front: 'text', back: 7 },
        },
      }),
    ).toEqual([
      {
        statusCode: '101',
        result: { a: 'x', 'b.c': '1', 'b.d.e': 'true', 'h.0': '2', 'h.1.i': 'y' },
        front: { result: 'text' },
        back: { result: '7' },
      },
    ]);
    expect(checks({ response: { verification: { result: true } } })[0]?.result).toEqual({ result: 'true' });
    expect(checks({ response: { verification: { result: () => 1 } } })[0]?.result).toEqual({});
  });

  it.each([
    [{}],
    [{ response: null }],
    [{ response: {} }],
    [{ response: { verification: null, ocrVerification: null } }],
  ])('has a check without findings of %j', wire => {
    expect(checks([wire])).toEqual([{ statusCode: null, result: {}, front: {}, back: {} }]);
  });

  it('has its own number and two sides, and no file number unless it is a passport with one [CO-108.b, CO-108.c, CO-108.d, CS-130.b, CS-130.c, CS-130.d, CO-030.d]', () => {
    const passport = {
      identifierNumber: 'Z1234567',
      frontPhoto: '/front',
      backPhoto: '/back',
      additionalDetails: { fileNo: 'PN1' },
    };
    const sides = { front: { url: '/front' }, back: { url: '/back' } };
    expect(v.parse(passportSchema, passport)).toMatchObject({
      number: 'Z1234567',
      fileNumber: 'PN1',
      ...sides,
    });
    for (const schema of [kycDocumentSchema, panDocumentSchema]) {
      const other = v.parse(schema, passport);
      expect(other).toMatchObject({ number: 'Z1234567', ...sides });
      expect(other).not.toHaveProperty('fileNumber');
    }
    const fileNumber = (additionalDetails: unknown) =>
      v.parse(passportSchema, { additionalDetails }).fileNumber;
    expect([fileNumber({ fileNo: 'PN1' }), fileNumber({}), fileNumber(null)]).toEqual(['PN1', null, null]);
  });
});

describe('an Aadhaar document', () => {
  const aadhaar = (wire: object) => v.parse(aadhaarSchema, wire);

  it.each([
    [200, 200],
    ['200', 200],
    ['0', 0],
    ['200x', null],
    ['x200', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('has the code %j as %j [CR-085.a]', (code, number) => {
    expect(aadhaar({ code }).code).toBe(number);
  });

  it('has what it says under the names it is sent by [CO-108.e, CS-131.a]', () => {
    const said = { name: 'Kavya', dob: '1994-03-14', address: '17/2 West Masi Street', gender: 'F' };
    expect(aadhaar({ ...said, xmlVerify: true })).toMatchObject({ ...said, xmlVerified: true });
  });

  it.each([
    ['QUJD', 'QUJD'],
    ['QU\nJD ==\n', 'QUJD=='],
    ['QUJD= ', 'QUJD='],
    ['QUJD===', null],
    ['<b>QUJD', null],
    ['QU;JD', null],
    ['QUJD"', null],
    ['QUJD="', null],
    ['', null],
    [null, null],
  ])('has the portrait %j only as base64 [CO-032.c, CS-071.b]', (imagebase64, portrait) => {
    expect(aadhaar({ imagebase64 }).portrait).toEqual(
      portrait === null ? null : { url: `data:image/jpeg;base64,${portrait}` },
    );
  });

  it('and its proof of address keep four digits of a number [CR-167.b, CS-131.b]', () => {
    expect(
      JSON.stringify(aadhaar({ identifierNumber: '717889845388', address: 'no 717889845388' })),
    ).not.toContain('717889845388');
    const proof = v.parse(addressProofSchema, { name: '717889845388', frontImage: '/a', backImage: '/b' });
    expect(proof).toMatchObject({ front: { url: '/a' }, back: { url: '/b' } });
    expect(proof.name).not.toContain('71788984');
  });
});

describe('a finding', () => {
  it.each([
    [{ Name: 'A' }, 'name', 'A'],
    [{ 'Full Name': 'A' }, 'name', 'A'],
    [{ name_on_card: 'A' }, 'name', 'A'],
    [{ customerName: 'A' }, 'name', 'A'],
    [{ 'holder-name': 'A' }, 'name', 'A'],
    [{ DOB: 'A' }, 'dob', 'A'],
    [{ dateOfBirth: 'A' }, 'dob', 'A'],
    [{ birth_date: 'A' }, 'dob', 'A'],
    [{ yearOfBirth: 'A' }, 'dob', 'A'],
    [{ address: 'A' }, 'address', 'A'],
    [{ FullAddress: 'A' }, 'address', 'A'],
    [{ permanent_address: 'A' }, 'address', 'A'],
    [{ completeAddress: 'A' }, 'address', 'A'],
    [{ idNumber: 'A' }, 'pan', 'A'],
    [{ panNo: 'A' }, 'pan', 'A'],
    [{ pan_number: 'A' }, 'pan', 'A'],
    [{ PAN: 'A' }, 'pan', 'A'],
    [{ fileNumber: 'A' }, 'fileNumber', 'A'],
    [{ file_no: 'A' }, 'fileNumber', 'A'],
    [{ x: 'B', name: 'A', fullName: 'C' }, 'name', 'A'],
    [{ 'address.city': 'Pune', 'address.pin': '411007', other: 'x' }, 'address', 'Pune, 411007'],
    [{ 'address.city': 'Pune', fullAddress: 'A' }, 'address', 'A'],
    [{ 'x.address': 'Pune' }, 'address', null],
    [{ nickname: 'A' }, 'name', null],
    [{}, 'name', null],
  ] as const)('of %j as %s is %j [CR-166.a]', (found, what, text) => {
    expect(finding({ ...found }, what)).toBe(text);
  });

  it('of all checks is that of the verifier first [CR-166.b]', () => {
    const check = { statusCode: null, result: { name: 'A' }, front: {}, back: { name: 'C' } };
    expect(findingsOf([check, { ...check, front: { name: 'B' } }], 'name')).toEqual([
      'A',
      null,
      'C',
      'A',
      'B',
      'C',
    ]);
    expect(findingsOf([], 'name')).toEqual([]);
  });
});

describe('readDocuments', () => {
  it('reads each document by itself, whatever its capitals [CS-130.a, CS-130.c, CS-130.d]', () => {
    const one = (identifierNumber: string) => ({ identifierNumber });
    const { pan, drivingLicence, voterId, passport, aadhaar } = readDocuments({
      kycDocuments: {
        Pan: one('1'),
        DRIVINGLICENSE: one('2'),
        voterID: 'broken',
        Passport: one('4'),
        AADHAAR: one('XXXXXXXX5388'),
      },
    });
    expect(pan).toMatchObject({ state: 'ready', value: { number: '1' } });
    expect(drivingLicence).toMatchObject({ state: 'ready', value: { number: '2' } });
    expect(voterId.state).toBe('broken');
    expect(passport).toMatchObject({ state: 'ready', value: { number: '4', fileNumber: null } });
    expect(aadhaar).toMatchObject({ state: 'ready', value: { number: 'XXXXXXXX5388' } });
    expect(readDocuments({}).pan.state).toBe('missing');
  });
});

it('the wire shapes name every document and detail, for masking [CO-030.f, CS-068.e, XR-006.c]', () => {
  expect(Object.keys(kycDocumentsWire.entries)).toEqual([
    'pan',
    'aadhaar',
    'drivingLicense',
    'voterId',
    'passport',
  ]);
  expect(Object.keys(kycDetailsWire.entries)).toEqual(['pan', 'address', 'equifaxBureau']);
  expect(Object.keys(kycDetailsWire.entries.address.entries)).toEqual([
    'name',
    'dob',
    'address',
    'frontImage',
    'backImage',
    'documentType',
  ]);
  const masks = (entries: Readonly<Record<string, v.GenericSchema>>) =>
    Object.entries(entries).flatMap(([name, schema]) => {
      const { mask } = v.getMetadata(schema);
      return typeof mask === 'string' ? [`${name}: ${mask}`] : [];
    });
  expect(masks(kycDocumentSchema.pipe[0].entries)).toEqual([
    'identifierNumber: document',
    'frontPhoto: file',
    'backPhoto: file',
  ]);
  expect(masks(panDocumentSchema.pipe[0].entries)).toEqual([
    'identifierNumber: pan',
    'frontPhoto: file',
    'backPhoto: file',
  ]);
  expect(masks(kycDetailsWire.entries.pan.entries)).toEqual(['panNo: pan']);
  expect(masks(kycDetailsWire.entries.address.entries)).toEqual(['frontImage: file', 'backImage: file']);
  expect(masks(kycDetailsWire.entries.equifaxBureau.pipe[0].entries)).toEqual(['panNo: pan']);
});

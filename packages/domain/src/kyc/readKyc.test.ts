import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWireLoan } from '../../testing';
import type { KycSection } from '../errors/messages';
import { type KycFacts, readKyc } from './readKyc';

type Raw = Record<string, unknown>;

const gps = { address: '5th Block, Koramangala, Bengaluru', latitude: 12.93412, longitude: 77.61986 };
const empty = { state: 'ready', raw: {} } as const;

const factsOf = (core: Raw, kyc: Raw = core, statement: Raw = {}, bureau: Raw = {}): KycFacts =>
  readKyc({ core, gps }, kyc, {
    statement: { state: 'ready', raw: statement },
    bureau: { state: 'ready', raw: bureau },
  });
const brokenOf = (facts: KycFacts): readonly KycSection[] => facts.broken.map(({ section }) => section);

const wire = aWireLoan();
const documents = wire['kycDocuments'] as Raw;
const details = wire['kycDetails'] as Raw;

const sample = readFileSync(
  new URL('../../../server/src/import/samples/applications.ndjson', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter(line => line.trim() !== '')
  .map(line => JSON.parse(line) as Raw);
const application = (loanId: number): Raw => sample.find(one => one['loanId'] === loanId) ?? {};

describe('readKyc', () => {
  it('reads every document with its number, pictures and checks [CR-164.a, CR-165.a, CR-165.b, CR-165.c, CR-166.a, CR-166.b]', () => {
    const document = {
      verified: true,
      identifierNumber: 'ZZ3806818627481',
      frontPhoto: { key: 'kyc/front.jpg', presignedUrl: '/files/front' },
      backPhoto: { key: 'kyc/back.jpg', presignedUrl: null },
      verificationResult: [
        {
          response: {
            verification: { 'status-code': '101', result: { name: 'KAVYA RAGHUNATHAN' } },
            ocrVerification: {
              front: { idNumber: 'ZZ3806818627481' },
              back: { address: { city: 'Bengaluru' } },
            },
          },
        },
        { response: { verification: { 'status-code': '102', result: { name: 'K RAGHUNATHAN' } } } },
      ],
    };
    const read = {
      verified: true,
      number: 'ZZ3806818627481',
      front: { url: '/files/front' },
      back: { url: null },
      checks: [
        {
          statusCode: '101',
          result: { name: 'KAVYA RAGHUNATHAN' },
          front: { idNumber: 'ZZ3806818627481' },
          back: { 'address.city': 'Bengaluru' },
        },
        { statusCode: '102', result: { name: 'K RAGHUNATHAN' }, front: {}, back: {} },
      ],
    };
    const facts = factsOf({
      kycDocuments: {
        pan: document,
        drivingLicense: { ...document, backPhoto: null, verificationResult: [] },
        voterId: document,
        passport: document,
      },
    });
    expect(facts.pan).toEqual(read);
    expect(facts.drivingLicence).toEqual({ ...read, back: null, checks: [] });
    expect(facts.voterId).toEqual(read);
    expect(facts.passport).toEqual({ ...read, fileNumber: null });
    expect(facts.aadhaar).toBeNull();
    expect(facts.broken).toEqual([]);
    expect(factsOf({ kycDocuments: { pan: { verified: true } } }).pan?.checks).toEqual([]);
  });

  it.each([
    [undefined, false],
    ['', false],
    [false, false],
    [true, true],
  ])('counts an Aadhaar document with xmlVerify %j as verified: %j [CR-081.a]', (xmlVerify, verified) => {
    const { aadhaar } = factsOf({ kycDocuments: { aadhaar: { name: 'Kavya Raghunathan', xmlVerify } } });
    expect(aadhaar?.xmlVerified).toBe(verified);
  });

  it('reads what the Aadhaar document adds [CR-167.a]', () => {
    const facts = factsOf({
      kycDocuments: {
        aadhaar: {
          identifierNumber: 'XXXXXXXX8812',
          code: 200,
          xmlVerify: true,
          name: 'Kavya Raghunathan',
          dob: '1994-03-14',
          address: '17/2 West Masi Street, Madurai',
          gender: 'F',
          imagebase64: '/9j/4AAQ',
        },
      },
    });
    expect(facts.aadhaar).toMatchObject({
      code: 200,
      xmlVerified: true,
      name: 'Kavya Raghunathan',
      dob: '1994-03-14',
      address: '17/2 West Masi Street, Madurai',
      gender: 'F',
      portrait: { url: 'data:image/jpeg;base64,/9j/4AAQ' },
    });
  });

  it('reads the card, the proof of address and the bureau of kycDetails [CR-168.a, CR-168.b, CR-168.c, CR-168.d]', () => {
    const facts = factsOf({
      kycDetails: {
        pan: { name: 'KAVYA RAGHUNATHAN', dob: '14/03/1994', panNo: 'ZZXPR1000Z' },
        address: {
          name: 'Kavya Raghunathan',
          dob: '1994-03-14',
          address: '17/2 West Masi Street',
          frontImage: { key: 'a', presignedUrl: '/files/a' },
          backImage: { key: 'b', presignedUrl: '/files/b' },
        },
        equifaxBureau: {
          name: 'KAVYA RAGHUNATHAN',
          dob: '1994-03-14',
          panNo: 'ZZXPR1000Z',
          address: [
            { Address: 'SAI RESIDENCY', Postal: 560099, State: 'KA' },
            { Address: 'WEST MASI STREET', Postal: '625001', State: 'TN' },
          ],
        },
      },
    });
    expect(facts.panDetails).toEqual({ name: 'KAVYA RAGHUNATHAN', dob: '14/03/1994', panNo: 'ZZXPR1000Z' });
    expect(facts.addressProof).toMatchObject({
      name: 'Kavya Raghunathan',
      dob: '1994-03-14',
      address: '17/2 West Masi Street',
      front: { url: '/files/a' },
      back: { url: '/files/b' },
    });
    expect(facts.equifax).toEqual({
      name: 'KAVYA RAGHUNATHAN',
      dob: '1994-03-14',
      panNo: 'ZZXPR1000Z',
      addresses: [
        { address: 'SAI RESIDENCY', postal: '560099', state: 'KA' },
        { address: 'WEST MASI STREET', postal: '625001', state: 'TN' },
      ],
    });
  });

  it.each([undefined, null, []])(
    'reads who the bureau means also with the addresses %j [CR-168.c]',
    address => {
      const equifaxBureau = { name: 'KAVYA RAGHUNATHAN', dob: '14-03-1994', panNo: 'ZZXPR1000Z' };
      const { equifax } = factsOf({ kycDetails: { equifaxBureau: { ...equifaxBureau, address } } });
      expect(equifax).toEqual({ ...equifaxBureau, addresses: [] });
    },
  );

  it('accepts a single check instead of a list, a code as a number, other capitals and a picture without a link', () => {
    const facts = factsOf({
      KYCDOCUMENTS: null,
      kycDocuments: {
        Passport: {
          Verified: 'true',
          IdentifierNumber: 4_711_000,
          FrontPhoto: 'not a link',
          VerificationResult: { Response: { Verification: { 'Status-Code': 101 } } },
        },
      },
    });
    expect(facts.passport).toMatchObject({ verified: true, number: '4711000', front: { url: null } });
    expect(facts.passport?.checks[0]?.statusCode).toBe('101');
  });

  it.each<[KycSection, Raw]>([
    ['Declared values', { personalDetails: 'unreadable' }],
    ['Pan details', { kycDetails: { ...details, pan: 'unreadable' } }],
    ['Pan details', { kycDocuments: { ...documents, pan: 7 } }],
    ['Aadhaar details', { kycDocuments: { ...documents, aadhaar: { name: { first: 'Kavya' } } } }],
    ['Aadhaar details', { kycDetails: { ...details, address: 'unreadable' } }],
    ['VoterId details', { kycDocuments: { ...documents, voterId: 'unreadable' } }],
    ['DL details', { kycDocuments: { ...documents, drivingLicense: { verificationResult: 'none' } } }],
    ['Passport details', { kycDocuments: { ...documents, passport: 'unreadable' } }],
    ['Perfios details', { processedPerfios: 'unreadable' }],
    ['Perfios details', { perfiosReport: 'unreadable' }],
    ['Financial details', { financialDetails: 'unreadable' }],
    ['Cibil details', { processedCibil: 'unreadable' }],
    ['Cibil details', { apolloCibilReport: 'unreadable' }],
    ['Cibil details', { kycDetails: { ...details, equifaxBureau: 'unreadable' } }],
  ])('breaks only %s for %j [CR-086.a, CR-086.c]', (section, change) => {
    const changed = { ...wire, ...change };
    const facts = factsOf(changed, changed, changed, changed);
    expect(brokenOf(facts)).toEqual([section]);
    expect(facts.broken[0]?.issues.length).toBeGreaterThan(0);
    expect(facts.pageBroken).toBe(false);
    // The rest is unaffected.
    const whole = factsOf(wire);
    const kept = (['declared', 'pan', 'panDetails', 'aadhaar', 'account', 'equifax'] as const).filter(
      part => JSON.stringify(facts[part]) === JSON.stringify(whole[part]),
    );
    expect(kept.length).toBeGreaterThanOrEqual(5);
  });

  it('breaks two sections, and neither another nor the page [CR-086.c, CR-088.b]', () => {
    const changed = { ...wire, kycDocuments: { ...documents, pan: 7, voterId: 'unreadable' } };
    const facts = factsOf(changed, changed, changed, changed);
    expect(brokenOf(facts)).toEqual(['Pan details', 'VoterId details']);
    expect(facts.pageBroken).toBe(false);
    expect([facts.declared, facts.aadhaar]).toEqual([factsOf(wire).declared, factsOf(wire).aadhaar]);
  });

  it('names the sections in the documented order [CR-087.a]', () => {
    const everything = Object.fromEntries(
      ['personalDetails', 'financialDetails', 'processedPerfios', 'processedCibil'].map(name => [name, 'x']),
    );
    const facts = factsOf({}, {}, {}, {});
    expect(facts.broken).toEqual([]);
    const core: Raw = {
      ...everything,
      kycDocuments: { pan: 'x', aadhaar: 'x', voterId: 'x', drivingLicense: 'x', passport: 'x' },
    };
    expect(brokenOf(factsOf(core, core, core, core))).toEqual([
      ...['Declared values', 'Pan details', 'Aadhaar details', 'VoterId details', 'DL details'],
      ...['Passport details', 'Perfios details', 'Financial details', 'Cibil details'],
    ]);
  });

  it.each([[{ kycDocuments: 'unreadable' }], [{ kycDetails: [] }]])(
    'breaks the page, and no section, for %j [CR-088.a, CR-088.b]',
    change => {
      const facts = factsOf({ ...wire, ...change });
      expect(facts.pageBroken).toBe(true);
      expect(facts.broken).toEqual([]);
      expect(facts.declared?.fullName).toBe('Kavya Raghunathan');
    },
  );

  it('distinguishes a loading part from an unavailable one [CR-086.a]', () => {
    const facts = readKyc({ core: wire, gps }, wire, {
      statement: { state: 'loading' },
      bureau: { state: 'failed', why: 'The server did not answer' },
    });
    expect(facts.loading).toEqual(['statement']);
    expect(facts.broken).toEqual([{ section: 'Cibil details', issues: ['The server did not answer'] }]);
  });

  it('reads the persons of statement and bureau reports [CR-080.b]', () => {
    const facts = factsOf(
      {
        apolloCibilReport: {
          parsed_report: { consumer_details: { date_of_birth: '1994-03-14', pan: 'ZZXPR1000Z' } },
        },
      },
      {},
      {
        processedPerfios: {
          name: 'Sahyadri Bank',
          customer_name: 'KAVYA R',
          customer_address: '5th Cross',
          accountNo: 999_151_436_630,
        },
        perfiosReport: { report: { customerInfo: { name: 'KAVYA R', email: 'kavya.r@mail.example' } } },
      },
      {
        equifaxReport: {
          idAndContactInfo: {
            personalInfo: { name: { fullName: 'KAVYA RAGHUNATHAN' }, dateOfBirth: '1994-03-14', gender: 'F' },
            identityInfo: { pANId: [{ idNumber: 'ZZXPR1000Z' }] },
            phoneInfo: [{ number: '9000043214' }],
            addressInfo: [{ address: 'SAI RESIDENCY', state: 'KA', postal: '560099' }],
            emailAddressInfo: { emailAddress: 'kavya.r@mail.example' },
          },
        },
        processedCibil: {
          emails: ['KAVYA.R@MAIL.EXAMPLE'],
          gender: 'Female',
          address: [{ line: '5th Cross', pin: 560099 }],
        },
      },
    );
    expect(facts.statement).toMatchObject({
      names: ['KAVYA R'],
      addresses: ['5th Cross'],
      accounts: ['999151436630'],
      emails: ['kavya.r@mail.example'],
    });
    expect(facts.equifaxReport).toMatchObject({
      names: ['KAVYA RAGHUNATHAN'],
      dobs: ['1994-03-14'],
      genders: ['F'],
      pans: ['ZZXPR1000Z'],
      phones: ['9000043214'],
      addresses: ['SAI RESIDENCY KA 560099'],
      emails: ['kavya.r@mail.example'],
    });
    expect(facts.cibil).toMatchObject({
      dobs: ['1994-03-14'],
      genders: ['Female'],
      pans: ['ZZXPR1000Z'],
      addresses: ['5th Cross 560099'],
    });
  });

  it('reads every sample application; only the one with a text as PAN card is broken [CR-086.a]', () => {
    expect(sample.length).toBeGreaterThan(40);
    for (const one of sample) {
      expect(brokenOf(factsOf(one, one, one, one))).toEqual(one['loanId'] === 210_020 ? ['Pan details'] : []);
    }
  });

  it('keeps only the last four digits of a full Aadhaar number [CR-167.b]', () => {
    const facts = factsOf(application(210_028));
    expect(facts.aadhaar?.number).toBe('XXXXXXXX5388');
    expect(JSON.stringify(facts)).not.toContain('717889845388');
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (one, other, third) => {
        const raw = {
          personalDetails: one,
          kycDocuments: { pan: other, aadhaar: one, passport: third },
          kycDetails: { pan: one, address: other, equifaxBureau: third },
          processedPerfios: one,
          perfiosReport: other,
          equifaxReport: third,
          processedCibil: one,
          apolloCibilReport: other,
        };
        expect(() =>
          readKyc({ core: raw, gps }, raw, { statement: { state: 'ready', raw }, bureau: empty }),
        ).not.toThrow();
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readKyc, type KycFacts } from './readKyc';
import { nobody } from './bankAndBureau';
import { compareMatrixRow, matrixDifferences, matrixGaps, matrixTally, updatedMatrix } from './compareMatrix';
import {
  identityMatrix,
  type MatrixAttribute,
  type MatrixRow,
  type MatrixSource,
  type MatrixValue,
} from './matrix';
import type { Findings, KycDocument } from './schema';

const gps = { address: null, latitude: null, longitude: null };
const ready = { state: 'ready', raw: {} } as const;
const none = readKyc({ core: {}, gps }, {}, { statement: ready, bureau: ready });

const document = (
  number: string | null,
  verified: boolean,
  ...results: readonly Findings[]
): KycDocument => ({
  verified,
  number,
  front: null,
  back: null,
  checks: results.map(result => ({ statusCode: null, result, front: {}, back: {} })),
});
const found = (source: string) => ({
  name: `${source} name`,
  address: `${source} address`,
  dob: `${source} dob`,
  pan: `${source} pan`,
});
const identity = (source: string) => ({
  names: [`${source} name`],
  dobs: [`${source} dob`],
  genders: [`${source} gender`],
  addresses: [`${source} address`],
  pans: [`${source} number`],
  phones: [`${source} phone`],
  emails: [`${source} email`],
  accounts: [`${source} account`],
});
const place = (line1: string) => ({
  line1,
  line2: null,
  landmark: null,
  city: null,
  state: null,
  pinCode: null,
});

/** A value of every kind from every source, none like another. */
const all: KycFacts = {
  ...none,
  declared: {
    fullName: 'declared name',
    userEnteredName: 'entered name',
    gender: 'declared gender',
    dob: 'declared dob',
    primaryPhoneNumber: 'first phone',
    alternatePhoneNumber: 'second phone',
    email: 'declared email',
    photo: null,
    currentAddress: place('current address'),
    permanentAddress: place('permanent address'),
  },
  pan: document('pan number', true, found('pan')),
  panDetails: { name: 'card name', dob: 'card dob', panNo: 'card number' },
  aadhaar: {
    ...document('aadhaar number', false),
    code: 200,
    xmlVerified: true,
    name: 'aadhaar name',
    dob: 'aadhaar dob',
    address: 'aadhaar address',
    gender: 'aadhaar gender',
    portrait: null,
  },
  addressProof: { name: 'proof name', dob: 'proof dob', address: 'proof address', front: null, back: null },
  drivingLicence: document('licence number', true, found('licence')),
  voterId: document('voter number', false, found('voter')),
  passport: { ...document('passport number', false, found('passport')), fileNumber: null },
  account: {
    bankName: null,
    accountNumber: 'own account',
    ifscCode: null,
    pennyDrop: { accountNumber: 'drop account', accountName: 'drop name', ifsc: null },
  },
  statement: identity('statement'),
  equifax: {
    name: 'bureau name',
    dob: 'bureau dob',
    panNo: 'bureau number',
    addresses: [
      { address: 'bureau address', state: 'MH', postal: '411007' },
      { address: 'second address', state: null, postal: null },
      { address: null, state: 'MH', postal: '411007' },
    ],
  },
  equifaxReport: identity('equifax'),
  cibil: identity('cibil'),
  gps: { ...gps, address: 'gps address' },
};
const texts = (...values: readonly string[]) => values.map(text => ({ text }));
const number = (name: string, verified: boolean, ...values: readonly string[]) =>
  values.map(text => ({ text, document: name, verified }));
const valuesOf = (facts: KycFacts, attribute: MatrixAttribute) =>
  identityMatrix(facts).find(row => row.attribute === attribute)?.values;

describe('the matrix', () => {
  it('has every value of every source [CR-080.b]', () => {
    expect(identityMatrix(all)).toEqual([
      {
        attribute: 'name',
        values: {
          declared: [{ text: 'declared name' }, { text: 'entered name', label: 'As entered' }],
          pan: texts('card name', 'pan name'),
          aadhaar: texts('aadhaar name', 'proof name'),
          drivingLicence: texts('licence name'),
          voterId: texts('voter name'),
          passport: texts('passport name'),
          pennyDrop: texts('drop name'),
          statement: texts('statement name'),
          equifax: texts('bureau name', 'equifax name'),
          cibil: texts('cibil name'),
        },
      },
      {
        attribute: 'address',
        values: {
          declared: [
            { text: 'current address', label: 'Current' },
            { text: 'permanent address', label: 'Permanent' },
          ],
          pan: texts('pan address'),
          aadhaar: texts('aadhaar address', 'proof address'),
          drivingLicence: texts('licence address'),
          voterId: texts('voter address'),
          passport: texts('passport address'),
          statement: texts('statement address'),
          equifax: texts('bureau address MH 411007', 'second address', 'equifax address'),
          cibil: texts('cibil address'),
          gps: texts('gps address'),
        },
      },
      {
        attribute: 'dob',
        values: {
          declared: texts('declared dob'),
          pan: texts('card dob', 'pan dob'),
          aadhaar: texts('aadhaar dob', 'proof dob'),
          drivingLicence: texts('licence dob'),
          voterId: texts('voter dob'),
          passport: texts('passport dob'),
          equifax: texts('bureau dob', 'equifax dob'),
          cibil: texts('cibil dob'),
        },
      },
      {
        attribute: 'idNumber',
        values: {
          declared: number('PAN', true, 'pan number'),
          pan: number('PAN', true, 'card number', 'pan pan'),
          aadhaar: number('Aadhaar', true, 'aadhaar number'),
          drivingLicence: number('Driving licence', true, 'licence number'),
          voterId: number('Voter id', false, 'voter number'),
          passport: number('Passport', false, 'passport number'),
          statement: number('PAN', false, 'statement number'),
          equifax: number('PAN', false, 'bureau number', 'equifax number'),
          cibil: number('PAN', false, 'cibil number'),
        },
      },
      {
        attribute: 'email',
        values: {
          declared: texts('declared email'),
          statement: texts('statement email'),
          equifax: texts('equifax email'),
          cibil: texts('cibil email'),
        },
      },
      {
        attribute: 'phone',
        values: {
          declared: [
            { text: 'first phone', label: 'Primary' },
            { text: 'second phone', label: 'Alternate' },
          ],
          statement: texts('statement phone'),
          equifax: texts('equifax phone'),
        },
      },
      {
        attribute: 'bankAccount',
        values: {
          declared: texts('own account'),
          pennyDrop: texts('drop account'),
          statement: texts('statement account'),
        },
      },
      {
        attribute: 'gender',
        values: {
          declared: texts('declared gender'),
          aadhaar: texts('aadhaar gender'),
          equifax: texts('equifax gender'),
          cibil: texts('cibil gender'),
        },
      },
    ]);
  });

  it.each([
    ['declared', { declared: null }, ['bankAccount', 'idNumber']],
    ['pan', { pan: null, panDetails: null }, []],
    ['aadhaar', { aadhaar: null, addressProof: null }, []],
    ['drivingLicence', { drivingLicence: null }, []],
    ['voterId', { voterId: null }, []],
    ['passport', { passport: null }, []],
    ['pennyDrop', { account: all.account && { ...all.account, pennyDrop: null } }, []],
    ['statement', { statement: nobody }, []],
    ['equifax', { equifax: null, equifaxReport: nobody }, []],
    ['cibil', { cibil: nobody }, []],
    ['gps', { gps }, []],
  ] as const satisfies readonly (readonly [MatrixSource, Partial<KycFacts>, readonly MatrixAttribute[]])[])(
    'has nothing under %s where that is missing, and all others as before [CR-080.b]',
    (missing, change, kept) => {
      const rows = identityMatrix({ ...all, ...change });
      for (const { attribute, values } of rows) {
        const whole = valuesOf(all, attribute) ?? {};
        const others = { ...values, [missing]: whole[missing] };
        // The declared PAN is the number of that document.
        const isPan = missing === 'pan' && attribute === 'idNumber';
        expect([attribute, isPan ? { ...others, declared: whole.declared } : others]).toEqual([
          attribute,
          whole,
        ]);
      }
      const emptied = rows.filter(({ attribute }) => !kept.some(one => one === attribute));
      expect(emptied.flatMap(({ values }) => values[missing] ?? [])).toEqual([]);
    },
  );

  it('is empty where nothing is known', () => {
    for (const { values } of identityMatrix(none)) expect(Object.values(values).flat()).toEqual([]);
    expect(
      identityMatrix({
        ...none,
        account: { bankName: null, accountNumber: null, ifscCode: null, pennyDrop: null },
      }),
    ).toEqual(identityMatrix(none));
  });

  it('lists a value of a source once, whatever its capitals and blanks, and a day in two forms once [XR-158.c]', () => {
    const names = ['Asha Rao', 'ASHA  RAO', 'asha\trao', 'AshaRao'];
    const facts = {
      ...none,
      cibil: { ...nobody, names, dobs: ['1994-06-09', '09-06-1994', 'Soon', 'SOON', 'later'] },
    };
    expect(valuesOf(facts, 'name')?.cibil).toEqual(texts('Asha Rao', 'AshaRao'));
    expect(valuesOf(facts, 'dob')?.cibil).toEqual(texts('1994-06-09', 'Soon', 'later'));
  });

  it('leaves the values of an Aadhaar that does not count out, with its proof of address [CR-085.b]', () => {
    const invalid = all.aadhaar && { ...all.aadhaar, code: 422 };
    for (const attribute of ['name', 'address', 'dob', 'idNumber', 'gender'] as const) {
      expect(valuesOf({ ...all, aadhaar: invalid }, attribute)?.aadhaar).toEqual([]);
    }
    expect(valuesOf({ ...all, aadhaar: null }, 'name')?.aadhaar).toEqual(texts('proof name'));
  });
});

describe('a comparison', () => {
  const row = (
    attribute: MatrixAttribute,
    declared: readonly MatrixValue[],
    cibil: readonly MatrixValue[],
  ): MatrixRow => ({
    attribute,
    values: { declared, cibil },
  });
  const cell = (...args: Parameters<typeof row>) =>
    compareMatrixRow(row(...args), 'declared').find(({ source }) => source === 'cibil');

  it.each([
    ['M', 'Male', 'agrees'],
    [' male', 'M', 'agrees'],
    ['f', 'Female', 'agrees'],
    ['M', 'F', 'different'],
    ['Male', 'Female', 'different'],
    [' ', 'F', 'notCompared'],
    ['M', ' ', 'notCompared'],
  ])('of the genders %j and %j %s [CR-080.c]', (left, right, stand) => {
    expect(cell('gender', texts(left), texts(right))?.stand).toBe(stand);
  });

  it.each([
    ['Asha Rao', 'ASHA RAO', 'agrees'],
    ['Asha Rao', 'Asha R Rao', 'agrees'],
    ['Asha Rao', 'A Rao', 'partial'],
    ['Asha Rao', 'Vikram Singh', 'different'],
  ])('of the names %s and %s %s [CR-080.c]', (left, right, stand) => {
    expect(cell('name', texts(left), texts(right))?.stand).toBe(stand);
  });

  it('has the base as it is, and nothing of a source without a value [XR-020.d]', () => {
    const cells = compareMatrixRow(row('name', texts('Asha Rao'), []), 'declared');
    expect(cells.find(({ source }) => source === 'declared')).toEqual({
      source: 'declared',
      values: [{ text: 'Asha Rao', comparison: null, against: null }],
      stand: 'base',
    });
    expect(cells.find(({ source }) => source === 'cibil')).toEqual({
      source: 'cibil',
      values: [],
      stand: 'notGiven',
    });
    expect(cells).toHaveLength(11);
  });

  it('has nothing to compare with without a base, nor for the number of another document [CR-080.c, XR-020.d]', () => {
    expect(cell('name', [], texts('Asha Rao'))).toMatchObject({
      stand: 'notCompared',
      values: [{ comparison: null, against: null }],
    });
    expect(
      cell(
        'idNumber',
        [{ text: 'ZZXPR1000Z', document: 'PAN' }],
        [{ text: 'ZZXPR1000Z', document: 'Passport' }],
      )?.stand,
    ).toBe('notCompared');
  });

  it('counts the closest of several values, and names the base value it is closest to [XR-020.a]', () => {
    const base = [
      { text: 'Vikram Singh', label: 'One' },
      { text: 'Asha Rao', label: 'Two' },
      { text: 'ASHA RAO', label: 'Three' },
    ];
    const compared = cell('name', base, texts('Nobody Else', 'Asha Rao', 'Vikram Singh'));
    expect(compared?.values.map(({ text, against }) => [text, against])).toEqual([
      ['Asha Rao', 'Two'],
      ['Vikram Singh', 'One'],
      ['Nobody Else', 'One'],
    ]);
    expect(compared?.stand).toBe('agrees');
    expect(cell('name', base.slice(1, 2), texts('Asha Rao'))?.values[0]?.against).toBeNull();
    expect(cell('name', texts('x y', 'Asha Rao'), texts('Asha Rao'))?.values[0]?.against).toBeNull();
    const numbers = cell(
      'idNumber',
      [{ text: 'A1', document: 'PAN' }],
      [
        { text: 'A1', document: 'Passport' },
        { text: 'B2', document: 'PAN' },
      ],
    );
    expect(numbers?.values.map(({ text }) => text)).toEqual(['B2', 'A1']);
    const turned = cell(
      'idNumber',
      [{ text: 'A1', document: 'PAN' }],
      [
        { text: 'B2', document: 'PAN' },
        { text: 'A1', document: 'Passport' },
      ],
    );
    expect(turned?.values.map(({ text }) => text)).toEqual(['B2', 'A1']);
  });

  it('is made once for a row and a base', () => {
    const one = row('name', texts('Asha Rao'), texts('Asha Rao'));
    expect(compareMatrixRow(one, 'declared')).toBe(compareMatrixRow(one, 'declared'));
    expect(compareMatrixRow(one, 'cibil')).not.toBe(compareMatrixRow(one, 'declared'));
  });

  it.each<[string, MatrixRow['attribute'], MatrixRow['values'], MatrixSource[]]>([
    ['none where all agree', 'phone', { declared: texts('9876543210'), equifax: texts('9876543210') }, []],
    ['a source without a value', 'phone', { declared: texts('9876543210'), equifax: [] }, ['equifax']],
    ['one that cannot be read', 'dob', { declared: texts('1990-01-02'), pan: texts('soon') }, ['pan']],
    [
      'every source of a missing base',
      'phone',
      { declared: [], equifax: texts('9876543210') },
      ['declared', 'equifax'],
    ],
    ['not a source that never says it', 'phone', { declared: texts('9876543210') }, []],
    [
      'not the number of another document',
      'idNumber',
      {
        declared: [{ text: 'ZZXPR1000Z', document: 'PAN' }],
        passport: [{ text: 'Z1234567', document: 'Passport' }],
        ...{ drivingLicence: [], voterId: [], aadhaar: [] },
        ...{ pan: [], statement: [], equifax: [], cibil: [] },
      },
      ['pan', 'statement', 'equifax', 'cibil'],
    ],
  ])('names as a gap %s [XR-020.f]', (_what, attribute, values, gaps) => {
    expect(matrixGaps({ attribute, values }, 'declared')).toEqual(gaps);
  });

  it('is counted where it agrees, agrees in part or differs', () => {
    const stands = [
      'base',
      'agrees',
      'agrees',
      'partial',
      'different',
      'different',
      'different',
      'notCompared',
      'notGiven',
    ] as const;
    expect(matrixTally(stands.map(stand => ({ source: 'pan' as const, values: [], stand })))).toEqual({
      agrees: 2,
      partial: 1,
      different: 3,
    });
  });

  it('of the updated KYC lacks the gender [CR-089.a, XR-163.a]', () => {
    expect(updatedMatrix(all).map(({ attribute }) => attribute)).toEqual([
      'name',
      'address',
      'dob',
      'idNumber',
      'email',
      'phone',
      'bankAccount',
    ]);
    const facts = {
      ...none,
      declared: all.declared && { ...all.declared, fullName: 'Asha Rao', userEnteredName: null, gender: 'F' },
    };
    expect(matrixDifferences(facts)).toBe(0);
    expect(
      matrixDifferences({
        ...facts,
        cibil: { ...nobody, names: ['Vikram Singh'], genders: ['M'] },
        equifaxReport: { ...nobody, names: ['A Rao'] },
      }),
    ).toBe(2);
    expect(matrixDifferences({ ...facts, cibil: { ...nobody, names: ['Vikram Singh'] } }, 'cibil')).toBe(1);
  });
});

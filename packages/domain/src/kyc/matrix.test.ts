import { describe, expect, it } from 'vitest';
import { aWireLoan } from '../../testing';
import { compareMatrixRow, matrixDifferences, matrixTally } from './compareMatrix';
import { identityMatrix, type MatrixAttribute, type MatrixSource } from './matrix';
import { type KycFacts, readKyc } from './readKyc';
import { aadhaarCounts, passportVerified } from './verification';
import { verificationLines } from './verificationStatus';

type Raw = Record<string, unknown>;
const wire = aWireLoan();
const documents = wire['kycDocuments'] as Raw;

const factsOf = (change: Raw = {}, statement: Raw = {}, bureau: Raw = {}): KycFacts => {
  const raw: Raw = { ...wire, ...change };
  return readKyc(
    { core: raw, gps: { address: '5th Block, Koramangala, Bengaluru', latitude: 12.9, longitude: 77.6 } },
    raw,
    { statement: { state: 'ready', raw: statement }, bureau: { state: 'ready', raw: bureau } },
  );
};
const cellsOf = (facts: KycFacts, attribute: MatrixAttribute, base: MatrixSource = 'declared') => {
  const row = identityMatrix(facts).find(one => one.attribute === attribute);
  return new Map((row ? compareMatrixRow(row, base) : []).map(cell => [cell.source, cell]));
};
const passport = (statusCode: unknown) => ({
  verified: true,
  identifierNumber: 'Z1234567',
  verificationResult: [{ response: { verification: { 'status-code': statusCode, result: {} } } }],
});

describe('passportVerified', () => {
  it.each([
    ['101', true],
    [101, true],
    ['102', false],
    [null, false],
    ['1010', false],
  ])('with the status %j is %s, ignoring the flag [CR-084.a, CR-084.b]', (statusCode, verified) => {
    const facts = factsOf({ kycDocuments: { ...documents, passport: passport(statusCode) } });
    expect(facts.passport && passportVerified(facts.passport)).toBe(verified);
    expect(verificationLines(facts).find(line => line.document === 'Passport')?.state).toBe(
      verified ? 'verified' : 'notVerified',
    );
    expect(cellsOf(facts, 'idNumber').get('passport')?.values).toMatchObject([
      { text: 'Z1234567', verified },
    ]);
  });
});

describe('aadhaarCounts', () => {
  it.each([
    [200, true],
    ['200', true],
    [422, false],
    [201, false],
    [null, false],
    ['OK', false],
  ])('with the code %j is %s [CR-085.a, CR-085.b]', (code, counts) => {
    const aadhaar = { ...(documents['aadhaar'] as Raw), code };
    const facts = factsOf({ kycDocuments: { ...documents, aadhaar } });
    expect(facts.aadhaar && aadhaarCounts(facts.aadhaar)).toBe(counts);
    expect(cellsOf(facts, 'name').get('aadhaar')?.stand).toBe(counts ? 'agrees' : 'notGiven');
    expect(verificationLines(facts).find(line => line.document === 'Aadhaar')?.state).toBe(
      counts ? 'verified' : 'notCounted',
    );
  });
});

describe('verificationLines', () => {
  it('says what was not submitted, and whether the XML is verified [CR-081.a]', () => {
    const aadhaar = { ...(documents['aadhaar'] as Raw), xmlVerify: false };
    expect(verificationLines(factsOf({ kycDocuments: { ...documents, aadhaar } }))).toEqual([
      { document: 'PAN', state: 'verified', detail: '1 check' },
      { document: 'Aadhaar', state: 'notVerified', detail: 'XML not verified' },
      { document: 'Driving licence', state: 'verified', detail: '1 check' },
      { document: 'Voter id', state: 'notSubmitted', detail: null },
      { document: 'Passport', state: 'notSubmitted', detail: null },
      { document: 'Bank account', state: 'verified', detail: 'Penny drop returned' },
    ]);
  });
});

describe('compareMatrixRow', () => {
  it('compares declared, document, bank, bureau and place [CR-080.b]', () => {
    const facts = factsOf(
      {},
      { processedPerfios: { customer_name: 'RAGHUNATHAN KAVYA', customer_address: 'MG Road, Pune 411001' } },
    );
    const names = cellsOf(facts, 'name');
    expect(names.get('declared')?.stand).toBe('base');
    expect(names.get('pan')?.values[0]?.comparison?.score).toBe(100);
    expect(names.get('pennyDrop')?.stand).toBe('agrees');
    expect(names.get('statement')?.values[0]?.comparison?.reasons).toEqual(['order']);
    expect(names.get('equifax')?.stand).toBe('agrees');
    expect(names.get('gps')?.stand).toBe('notGiven');
    const places = cellsOf(facts, 'address');
    expect(places.get('aadhaar')?.values[0]?.against).toBe('Permanent');
    expect(places.get('equifax')?.values[0]?.against).toBe('Current');
    expect(places.get('statement')?.stand).toBe('different');
    expect(places.get('gps')?.values[0]?.comparison).not.toBeNull();
  });

  it('never compares the numbers of two documents [CR-080.c]', () => {
    const ids = cellsOf(factsOf(), 'idNumber');
    expect(ids.get('pan')?.stand).toBe('agrees');
    expect(ids.get('equifax')?.stand).toBe('agrees');
    expect(ids.get('aadhaar')).toMatchObject({
      stand: 'notCompared',
      values: [{ text: 'XXXXXXXX8812', verified: true, comparison: null }],
    });
    expect(ids.get('drivingLicence')?.stand).toBe('notCompared');
  });

  it('takes the closest of several values and keeps the others [XR-020.a]', () => {
    const facts = factsOf({
      bureauBasicDetails: { phoneNumbers: ['9000099999', '9000067771'], emails: [] },
    });
    const phones = cellsOf(facts, 'phone').get('equifax');
    expect(phones?.values.map(({ text }) => text)).toEqual(['9000067771', '9000099999']);
    expect(phones?.values[0]).toMatchObject({ against: 'Alternate' });
    expect(phones?.stand).toBe('agrees');
  });

  it.each([
    ['phone', { phoneNumbers: ['9000099999'], emails: [] }, '9000099999'],
    ['phone', { phoneNumbers: ['9000099999'] }, '9000099999'],
    ['email', { phoneNumbers: [], emails: ['second@mail.example'] }, 'second@mail.example'],
    ['email', { emails: ['second@mail.example'] }, 'second@mail.example'],
  ] as const)('has the %s of the bureau where there is nothing else: %j [CR-152.a]', (row, basics, text) => {
    const cell = cellsOf(factsOf({ bureauBasicDetails: basics }), row).get('equifax');
    expect(cell?.values.map(value => value.text)).toContain(text);
  });

  it('treats one day in two formats as one value [CR-080.c]', () => {
    const aadhaar = { ...(documents['aadhaar'] as Raw), dob: '14-03-1994' };
    const dob = cellsOf(factsOf({ kycDocuments: { ...documents, aadhaar } }), 'dob').get('aadhaar');
    expect(dob?.values.map(({ text }) => text)).toEqual(['14-03-1994']);
    expect(dob?.stand).toBe('agrees');
  });

  it('compares with any other source [CR-080.c]', () => {
    const cells = cellsOf(factsOf(), 'name', 'pan');
    expect(cells.get('pan')?.stand).toBe('base');
    expect(cells.get('declared')?.stand).toBe('agrees');
  });

  it('compares nothing where the base has no value [CR-080.c]', () => {
    const cells = cellsOf(factsOf({ personalDetails: null }), 'name');
    expect(cells.get('declared')?.stand).toBe('notGiven');
    expect(cells.get('pan')?.stand).toBe('notCompared');
  });
});

describe('matrixDifferences', () => {
  it('counts what differs from the declaration, except the gender, which the updated KYC does not show [XR-163.a]', () => {
    const before = matrixDifferences(factsOf());
    expect(matrixDifferences(factsOf({}, { processedPerfios: { customer_name: 'Imran Qureshi' } }))).toBe(
      before + 1,
    );
    expect(matrixDifferences(factsOf({}, {}, { processedCibil: { gender: 'Male' } }))).toBe(before);
  });
});

describe('matrixTally', () => {
  it('counts what agrees, agrees in part and differs, and nothing else', () => {
    const facts = factsOf(
      {},
      { processedPerfios: { customer_name: 'Imran Qureshi', accountNo: '999151436630' } },
    );
    const all = identityMatrix(facts).flatMap(row => compareMatrixRow(row, 'declared'));
    const tally = matrixTally(all);
    expect(tally.different).toBeGreaterThan(0);
    expect(tally.agrees + tally.partial + tally.different).toBe(
      all.filter(cell => ['agrees', 'partial', 'different'].includes(cell.stand)).length,
    );
  });
});

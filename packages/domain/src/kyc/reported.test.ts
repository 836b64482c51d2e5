import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { identityMatrix } from './matrix';
import { type KycFacts, type KycPart, readKyc } from './readKyc';
import { reportedBeside, reportedSections } from './reported';
import { reportedWire } from './reportedWire';

type Raw = Record<string, unknown>;

const gps = { latitude: null, longitude: null };
const sample = readFileSync(
  new URL('../../../server/src/import/samples/applications.ndjson', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter(line => line.trim() !== '')
  .map(line => JSON.parse(line) as Raw);

const without = (raw: Raw, names: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !names.includes(name)));

/** As credit reads it: every section. */
const whole = (raw: Raw): KycFacts => {
  const part: KycPart = { state: 'ready', raw };
  const address = typeof raw['gpsAddress'] === 'string' ? raw['gpsAddress'] : null;
  return readKyc({ core: raw, gps: { ...gps, address } }, raw, { statement: part, bureau: part });
};

/** As a desk reads it that has none of these sections but the account, without its verification. */
const beside = (raw: Raw): KycFacts => {
  const account = raw['financialDetails'];
  const core = {
    ...without(raw, reportedSections),
    ...(account ? { financialDetails: without(Object(account), ['verificationResult']) } : {}),
  };
  const sent: unknown = JSON.parse(JSON.stringify(reportedBeside(raw)));
  const value = v.parse(reportedWire, sent);
  return readKyc({ core, gps: { ...gps, address: null } }, core, { reported: { state: 'ready', value } });
};

describe('what is reported beside a loan', () => {
  it.each(sample.map(raw => [raw['loanId'], raw]))(
    'makes the same table of loan %s as the sections themselves [CO-103.b]',
    (_loanId, raw) => {
      expect(identityMatrix(beside(raw))).toEqual(identityMatrix(whole(raw)));
    },
  );

  it('has nine sources for a customer who gave all', () => {
    const sources = sample.map(
      raw =>
        new Set(
          identityMatrix(beside(raw)).flatMap(({ values }) =>
            Object.entries(values).flatMap(([name, found]) => (found.length > 0 ? [name] : [])),
          ),
        ).size,
    );
    expect(Math.max(...sources)).toBeGreaterThanOrEqual(9);
  });

  it('is who somebody is said to be, and neither figures nor pictures [XR-137.e]', () => {
    const found = reportedBeside({
      processedPerfios: { customer_name: 'KAVYA R', transaction: [{ narration: 'NEFT 4711' }] },
      equifaxReport: { score: 742, IDAndContactInfo: { PersonalInfo: { Name: { FullName: 'KAVYA R' } } } },
      kycDetails: {
        address: { name: 'Kavya R', frontImage: { key: 'front.png' }, backImage: 'data:image/png;' },
      },
      financialDetails: { accountNumber: '999151436630', verificationResult: null },
    });
    expect(found).toMatchObject({ kycDetails: { address: { name: 'Kavya R' } }, pennyDrop: null });
    expect(JSON.stringify(found)).not.toMatch(/4711|742|front|data:|999151436630/);
  });

  it('has of an Aadhaar number its last four digits [CS-131.b]', () => {
    const address = { documentType: 'Aadhaar Card', name: 'Kavya R', idNumber: '7178 8984 5388' };
    const { kycDetails } = reportedBeside({ kycDetails: { address, AADHAAR: { code: 717_889_845_388 } } });
    expect(kycDetails).toEqual({
      address: { ...address, idNumber: 'XXXXXXXX5388' },
      aadhaar: { code: 'XXXXXXXX5388' },
    });
  });

  it('names the field of a broken section, not its value', () => {
    const found = reportedBeside({
      processedPerfios: 'KAVYA R',
      processedCibil: { emails: [{ of: 'KAVYA R' }] },
    });
    expect(found.broken.map(({ section }) => section)).toContain('Perfios details');
    expect(JSON.stringify(found.broken)).not.toContain('KAVYA');
  });

  it('says which parts are on their way, or why they are not there [CR-086.a]', () => {
    const facts = (reported: Extract<KycPart, { state: 'loading' | 'failed' }>) =>
      readKyc({ core: {}, gps: { ...gps, address: null } }, {}, { reported });
    expect(facts({ state: 'loading' }).loading).toEqual(['statement', 'bureau']);
    expect(facts({ state: 'failed', why: 'No network' }).broken).toEqual([
      { section: 'Perfios details', issues: ['No network'] },
      { section: 'Cibil details', issues: ['No network'] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { RuleOutcome } from '../engine/outcomes';
import { readKyc } from './readKyc';
import { settledDocuments, unsoundSources } from './settledDocuments';

const flagged: RuleOutcome = {
  name: 'NAME_MATCH',
  verdict: { result: 'FLAG', word: 'FLAG' },
  value: 73,
  fault: null,
};
const none = { state: 'ready', raw: {} } as const;
const document = (name: string, verified = true) => ({
  verified,
  identifierNumber: 'X1',
  verificationResult: [{ response: { verification: { result: { name } } } }],
});
const factsOf = (kycDocuments: unknown, kycDetails: unknown = null) =>
  readKyc(
    {
      core: { personalDetails: { fullName: 'Asha Rao' } },
      gps: { address: null, latitude: null, longitude: null },
    },
    { kycDocuments, kycDetails },
    { statement: none, bureau: none },
  );

describe('settledDocuments', () => {
  it.each([
    ['is verified where all agree', factsOf({ drivingLicense: document('ASHA RAO') }), {}, 'verified', []],
    [
      'is to be checked where Rules flag it',
      factsOf({ drivingLicense: document('ASHA RAO') }),
      { name: flagged },
      'toCheck',
      ['name'],
    ],
    [
      'is to be checked where it differs',
      factsOf({ drivingLicense: document('Vikram Singh') }),
      {},
      'toCheck',
      ['name'],
    ],
    [
      'is to be checked where it agrees only in part',
      factsOf({ drivingLicense: document('A Rao') }),
      {},
      'toCheck',
      ['name'],
    ],
    [
      'ignores a flag on what it does not say',
      factsOf({ drivingLicense: document('ASHA RAO') }),
      { phone: flagged },
      'verified',
      [],
    ],
    [
      'stays not verified',
      factsOf({ drivingLicense: document('ASHA RAO', false) }),
      { name: flagged },
      'notVerified',
      [],
    ],
    ['stays not submitted', factsOf({}), { name: flagged }, 'notSubmitted', []],
    ['is unreadable with its section', factsOf({ drivingLicense: 'x' }), {}, 'unreadable', []],
    ['is unreadable where all documents are', factsOf('x'), {}, 'unreadable', []],
  ] as const)('%s [XR-020.b, XR-020.c]', (_, facts, doubts, state, toCheck) => {
    const licence = settledDocuments(facts, doubts).find(({ source }) => source === 'drivingLicence');
    expect([licence?.state, licence?.toCheck]).toEqual([state, toCheck]);
  });

  it('is unreadable where only the details are, though its verifier confirmed it [XR-020.c]', () => {
    const [pan] = settledDocuments(factsOf({ pan: document('ASHA RAO') }, { pan: 'x' }), {});
    expect(pan).toEqual({ document: 'PAN', source: 'pan', state: 'unreadable', detail: null, toCheck: [] });
  });

  it('leaves the bank account readable where the documents are not [CR-086.c]', () => {
    const last = settledDocuments(factsOf('x'), {}).at(-1);
    expect([last?.document, last?.state]).toEqual(['Bank account', 'notSubmitted']);
  });
});

describe('unsoundSources', () => {
  const documents = settledDocuments(
    factsOf({ pan: document('ASHA RAO'), drivingLicense: document('A Rao') }),
    {},
  );

  it('are the documents that are not verified; one to be checked is not among them [XR-020.c]', () => {
    expect(unsoundSources(documents)).toEqual(['aadhaar', 'voterId', 'passport', 'pennyDrop']);
  });

  it('are all sources where the base is one of them [XR-020.c]', () => {
    expect(unsoundSources(documents, 'voterId')).toContain('declared');
    expect(unsoundSources(documents, 'pan')).not.toContain('declared');
  });
});

import { describe, expect, it } from 'vitest';
import { type KycFacts, readKyc } from './readKyc';
import type { Aadhaar, Findings, KycDocument } from './schema';
import { verificationLines } from './verificationStatus';

const ready = { state: 'ready', raw: {} } as const;
const gps = { address: null, latitude: null, longitude: null };
const beside = { statement: ready, bureau: ready };
const none = readKyc({ core: {}, gps }, {}, beside);
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

describe('the verification status', () => {
  const passport = (...codes: readonly (string | null)[]) => ({
    ...document('P', true),
    fileNumber: null,
    checks: codes.map(statusCode => ({ statusCode, result: {}, front: {}, back: {} })),
  });
  const line = (name: string, facts: KycFacts) => {
    const { state, detail } = verificationLines(facts).find(one => one.document === name) ?? {};
    return [state, detail];
  };

  it('has a line for each document, in order', () => {
    expect(verificationLines(none)).toEqual(
      ['PAN', 'Aadhaar', 'Driving licence', 'Voter id', 'Passport', 'Bank account'].map(name => ({
        document: name,
        state: 'notSubmitted',
        detail: null,
      })),
    );
  });

  it('of a document is its flag, with the number of its checks', () => {
    expect(line('PAN', { ...none, pan: document('1', true) })).toEqual(['verified', null]);
    expect(line('PAN', { ...none, pan: document('1', false, {}) })).toEqual(['notVerified', '1 check']);
    expect(line('Driving licence', { ...none, drivingLicence: document('1', true, {}, {}) })).toEqual([
      'verified',
      '2 checks',
    ]);
    expect(line('Voter id', { ...none, voterId: document('1', true, {}) })).toEqual(['verified', '1 check']);
  });

  it('of a passport is its code, never its flag [CR-084.a, CR-084.b]', () => {
    expect(line('Passport', { ...none, passport: passport('101') })).toEqual(['verified', 'Status 101']);
    expect(line('Passport', { ...none, passport: { ...passport('101'), verified: false } })).toEqual([
      'verified',
      'Status 101',
    ]);
    expect(line('Passport', { ...none, passport: passport('102', null, '103') })).toEqual([
      'notVerified',
      'Status 102, 103',
    ]);
    expect(line('Passport', { ...none, passport: passport(null) })).toEqual(['notVerified', '1 check']);
    expect(line('Passport', { ...none, passport: passport() })).toEqual(['notVerified', null]);
  });

  it('of an Aadhaar document is that of its XML, if it counts [CR-085.a, CR-085.b]', () => {
    const aadhaar = (change: Partial<Aadhaar>): KycFacts => ({
      ...none,
      aadhaar: {
        ...document('1', false),
        code: 200,
        xmlVerified: true,
        name: null,
        dob: null,
        address: null,
        gender: null,
        portrait: null,
        ...change,
      },
    });
    expect(line('Aadhaar', aadhaar({}))).toEqual(['verified', 'XML verified']);
    expect(line('Aadhaar', aadhaar({ xmlVerified: false }))).toEqual(['notVerified', 'XML not verified']);
    expect(line('Aadhaar', aadhaar({ code: 422 }))).toEqual(['notCounted', 'Code 422']);
    expect(line('Aadhaar', aadhaar({ code: null }))).toEqual(['notCounted', 'No code']);
  });

  describe('of the bank account is the penny drop', () => {
    const drop = { accountNumber: '99915', accountName: 'RAO ASHA', ifsc: null };
    const declared = readKyc(
      { core: { personalDetails: { fullName: 'Asha Rao' } }, gps },
      {},
      beside,
    ).declared;
    const account = (change: object, person: KycFacts['declared'] = declared): KycFacts => ({
      ...none,
      declared: person,
      account: { bankName: null, accountNumber: '99915', ifscCode: null, pennyDrop: drop, ...change },
    });
    it.each<[string, KycFacts, unknown]>([
      ['number and name agree', account({}), ['verified', 'Penny drop returned']],
      ['there is none', account({ pennyDrop: null }), ['notVerified', 'No penny drop']],
      [
        'no number came back',
        account({ pennyDrop: { ...drop, accountNumber: '' } }),
        ['notVerified', 'No penny drop'],
      ],
      [
        'another number came back',
        account({ pennyDrop: { ...drop, accountNumber: '99916' } }),
        ['notVerified', 'Other account number'],
      ],
      [
        'no name came back',
        account({ pennyDrop: { ...drop, accountName: null } }),
        ['notVerified', 'No name returned'],
      ],
      [
        'another name came back',
        account({ pennyDrop: { ...drop, accountName: 'Asha R' } }),
        ['notVerified', 'Other name'],
      ],
      ['no name is declared', account({}, null), ['notVerified', 'Other name']],
      ['no account is given', account({ accountNumber: '' }), ['notSubmitted', null]],
    ])('where %s [CR-080.b, CR-080.c]', (_case, facts, said) => {
      expect(line('Bank account', facts)).toEqual(said);
    });
  });
});

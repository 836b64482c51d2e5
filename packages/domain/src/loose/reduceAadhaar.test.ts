import { describe, expect, it } from 'vitest';
import { contract } from '../contract/allCalls';
import { lastFourOfAadhaar, maskNumbers, reduceAadhaar, reduceTypedAadhaar } from './reduceAadhaar';

describe('reduceAadhaar', () => {
  it.each([
    ['a field of the Aadhaar document', { aadhaar: { identifierNumber: '717889845388' } }, 'XXXXXXXX5388'],
    ['a number', { aadhaarNumber: 717889845388 }, 'XXXXXXXX5388'],
    ['a type beside it', { documentType: 'Aadhaar Card', value: { id: '7178 8984 5388' } }, 'XXXXXXXX5388'],
    ['the bureau’s own name', { NationalIDCard: [{ IdNumber: '717889845388' }] }, 'XXXXXXXX5388'],
    ['a field of a common misspelling', { aadharNo: '717889845388' }, 'XXXXXXXX5388'],
    ['a list', { aadhaar: ['other', '717889845388'] }, '["other","XXXXXXXX5388"]'],
    ['a list of objects', [{ a: 1 }, { aadhaar: '717889845388' }], 'XXXXXXXX5388'],
    ['a text that names it', { comment: 'Aadhaar 7178-8984-5388 seen' }, 'Aadhaar XXXXXXXX5388 seen'],
  ])('keeps the last four of %s [CS-131.b, CR-167.b]', (_where, value, kept) => {
    const reduced = JSON.stringify(reduceAadhaar(value));
    expect(reduced).toContain(kept);
    expect(reduced).not.toMatch(/7178.?8984/);
  });

  it('leaves other numbers of twelve digits alone', () => {
    const value = {
      accountNumber: '999151438497',
      note: 'UPI 717889845388',
      aadhaar: { id: 'c70a78a4-c799-4c82-a78c-717889845388', code: 200, identifierNumber: 'XXXXXXXX5388' },
    };
    expect(reduceAadhaar(value)).toEqual(value);
  });

  it.each([
    ['a longer number', { aadhaar: { code: 7_178_898_453_881 } }],
    ['a shorter number', { aadhaar: { code: 71_788_984_538 } }],
    ['another type', { documentType: 'PAN card', id: '717889845388' }],
    ['a name that is no type', { fullName: 'Aadhaar Kumar', id: '717889845388' }],
    ['a type that is no text', { type: ['Aadhaar'], id: '717889845388' }],
  ])('leaves %s alone', (_what, value) => {
    expect(reduceAadhaar(value)).toEqual(value);
  });

  it('returns what has none as it is, and does not change what it was given', () => {
    const list = [{ a: ['x'] }, null, undefined, 7];
    const value = { list, aadhaar: { id: '717889845388' } };
    expect(reduceAadhaar(list)).toBe(list);
    expect(reduceAadhaar({ list }).list).toBe(list);
    const reduced = reduceAadhaar(value);
    expect(reduced.list).toBe(list);
    expect(value.aadhaar.id).toBe('717889845388');
    const bare = { list };
    expect(reduceAadhaar(bare)).toBe(bare);
  });

  it('keeps the last four digits of any spelling [CS-131.b, CR-167.b]', () => {
    expect(['717889845388', '7178 8984 5388', '7178-8984-53 88'].map(lastFourOfAadhaar)).toEqual([
      'XXXXXXXX5388',
      'XXXXXXXX5388',
      'XXXXXXXX5388',
    ]);
  });
});

describe('reduceTypedAadhaar', () => {
  it.each([
    ['Aadhaar is 7178 8984 5388', 'Aadhaar is XXXXXXXX5388'],
    ['seen 7178 8984 5388 today', 'seen XXXXXXXX5388 today'],
    ['7178-8984-5388', 'XXXXXXXX5388'],
    ['his number:234123412346.', 'his number:XXXXXXXX2346.'],
    ['234123412346', 'XXXXXXXX2346'],
    ['front_234123412346.jpg', 'front_XXXXXXXX2346.jpg'],
    ['aadhaar-717889845388.pdf', 'aadhaar-XXXXXXXX5388.pdf'],
    ['first 2341 2341 2346, then 9999 9999 0019', 'first XXXXXXXX2346, then XXXXXXXX0019'],
  ])('reduces %j [CR-167.b, CS-131.b]', (typed, reduced) => {
    expect(reduceTypedAadhaar({ comment: typed })).toEqual({ comment: reduced });
  });

  it.each([
    ['without a correct check digit', 'paid with 717889845388'],
    ['called by another name', 'UTR 234123412346'],
    ['called the number of an account', 'A/c no. 234123412346'],
    ['of a phone', 'call 919876543218'],
    ['of a phone that could be one by its check digit or its form', 'call 919000043218 or 9190 0004 3210'],
    ['that begins with 1', 'at 1341 2341 2346'],
    ['inside a longer one', 'card 2341 2341 2346 1111, 2341-2341-2346-1111, 92341234123460'],
    ['inside a UUID', 'c70a78a4-c799-4c82-a78c-234123412346'],
    ['of eleven digits', '2341 2341 234'],
  ])('leaves a number %s', (_what, typed) => {
    expect(reduceTypedAadhaar({ comment: typed })).toEqual({ comment: typed });
  });

  it('reduces in lists and in parts, and leaves everything else as it was [CR-167.b, CS-131.b]', () => {
    const photo = new Uint8Array([1]);
    const rest = { count: 3, photo, before: null, said: undefined };
    const reduced = reduceTypedAadhaar({
      parts: [{ note: '234123412346' }],
      reasons: ['2341 2341 2346', null],
      ...rest,
    });
    expect(reduced).toEqual({
      parts: [{ note: 'XXXXXXXX2346' }],
      reasons: ['XXXXXXXX2346', null],
      ...rest,
    });
    expect(reduced.photo).toBe(photo);
  });

  it('reaches every text of every call, except what holds ids, accounts, phones, passwords and addresses [CR-167.b, CS-131.b]', () => {
    const kept = new Set<string>();
    for (const call of Object.values(contract).flatMap(word => Object.values(word))) {
      const schemas = [call.params, call.query, call.body?.schema];
      for (const name of schemas.flatMap(schema => Object.keys(schema?.entries ?? {}))) {
        const left = reduceTypedAadhaar({ [name]: '2341 2341 2346' });
        if (left[name] === '2341 2341 2346') kept.add(name);
      }
    }
    expect([...kept].sort()).toEqual([
      'accountNumber',
      'agentId',
      'alternatePhoneNumber',
      'callRecordingId',
      'campaignKey',
      'dispositionCode',
      'entryId',
      'fileId',
      'id',
      'idString',
      'ifscCode',
      'institutionId',
      'jobId',
      'key',
      'loanId',
      'loan_id',
      'ozonetelAgentId',
      'password',
      'paymentId',
      'phone',
      'phoneNumber',
      'recordingUrl',
      'ref',
      'refreshToken',
      'shareCode',
      'token',
      'upiId',
      'userId',
      'viewId',
    ]);
  });
});

describe('maskNumbers', () => {
  it('masks Aadhaar and account numbers in every text, and leaves everything else', () => {
    const recorded = {
      accountNumber: '999151438497',
      notes: ['Aadhaar 7178 8984 5388, account 50100012345', 'loan 210034'],
      count: 999_151_438_497,
      before: null,
      said: undefined,
    };
    expect(maskNumbers(recorded)).toEqual({
      accountNumber: '•••• •••• 8497',
      notes: ['Aadhaar XXXXXXXX5388, account •••• •••• 2345', 'loan 210034'],
      count: 999_151_438_497,
      before: null,
      said: undefined,
    });
  });
});

import { contract } from '@lending-desk/domain/contract';
import { describe, expect, it } from 'vitest';
import { readFailure } from './readFailure';

const common = { shows: 'last', fallback: 'Failed' } as const;

describe('readFailure', () => {
  it.each([
    [200, { success: true }],
    [201, {}],
    [204, undefined],
  ])('%i with %j has not failed', (status, body) => {
    expect(readFailure(status, body, common)).toBeNull();
  });

  it('keeps what the server says of each field, and skips what is no text', () => {
    const body = {
      success: false,
      errorMessages: ['pinCode is not valid'],
      fieldErrors: { 'address.pinCode': 'pinCode is not valid', count: 3 },
    };
    expect(readFailure(400, body, { shows: 'first', fallback: 'No' })).toEqual({
      kind: 'refused',
      status: 400,
      messages: ['pinCode is not valid'],
      fields: { 'address.pinCode': 'pinCode is not valid' },
    });
  });

  it('reads the `error` field where the call declares it [SH-054.c, SH-082.d]', () => {
    const body = { error: 'Not a recording', errorMessages: ['Another'] };
    const failure = readFailure(400, body, contract.calls.uploadRecording.failure);
    expect(failure).toEqual({ kind: 'refused', status: 400, messages: ['Not a recording'] });
  });

  it('keeps every one of errorMessages, the first one first [SH-076.c]', () => {
    const errorMessages = ['The number is busy', 'Try again later'];
    expect(readFailure(422, { success: false, errorMessages }, common)).toEqual({
      kind: 'refused',
      status: 422,
      messages: errorMessages,
    });
  });

  it('reads `error` and `message` where the call declares both, and not errorMessages [CS-114.f, SH-054.c]', () => {
    const { failure } = contract.applicant.document;
    const body = { error: 'Bad file', message: 'Use a PDF' };
    const refused = { kind: 'refused', status: 422, messages: ['Bad file', 'Use a PDF'] };
    expect(readFailure(422, body, failure)).toEqual(refused);
    expect(readFailure(422, { ...body, errorMessages: ['Another'] }, failure)).toEqual(refused);
  });

  it.each([
    ['AU-036.c', contract.signin.signUp],
    ['CO-046.e', contract.paymentLinks.create],
    ['CR-071.c', contract.bureau.fetch],
    ['CS-032.c', contract.applicant.consent],
    ['CS-108.c', contract.applicant.personal],
    ['CS-110.c', contract.applicant.financial],
  ] as const)('[%s] takes success false in an answer of 200 for a refusal in its words', (_clause, call) => {
    const failure = readFailure(200, { success: false, errorMessages: ['No', 'Not so'] }, call.failure);
    expect(failure).toEqual({ kind: 'refused', status: 200, messages: ['No', 'Not so'] });
    // Also without a word.
    for (const silent of [{ success: false, errorMessages: [] }, { success: false }])
      expect(readFailure(200, silent, call.failure)).toEqual({ kind: 'refused', status: 200, messages: [] });
  });

  it('takes a status 500 inside the body of an answer of 200 for a refusal in its words [CS-045.a, CS-045.b, SH-054.c]', () => {
    const failure = readFailure(
      200,
      { status: 500, message: 'Unknown bank' },
      contract.statements.institution.failure,
    );
    expect(failure).toEqual({ kind: 'refused', status: 500, messages: ['Unknown bank'] });
  });

  it('reads a status inside the body only where the call declares it', () => {
    expect(readFailure(200, { success: true, status: 500 }, common)).toBeNull();
    expect(readFailure(200, { banks: [] }, contract.statements.institution.failure)).toBeNull();
  });

  it('takes an outage the server tells of for one, with the last of its words', () => {
    const body = {
      success: false,
      errorMessages: ['The request was cancelled', 'The database cannot be reached'],
      outage: true,
    };
    expect(readFailure(503, body, common)).toEqual({
      kind: 'unreachable',
      status: 503,
      message: 'The database cannot be reached',
    });
  });

  it('takes 503 in the server’s own words for an answer, and one without words for an outage', () => {
    const words = ['Equifax is not configured'];
    expect(readFailure(503, { success: false, errorMessages: words }, common)).toEqual({
      kind: 'refused',
      status: 503,
      messages: words,
    });
    const outage = { kind: 'unreachable', status: 503 };
    expect([readFailure(503, undefined, common), readFailure(503, { message: 'busy' }, common)]).toEqual([
      outage,
      outage,
    ]);
  });

  it('keeps what a failing server says in its own shape', () => {
    const words = ['Some error occured. Contact Admin'];
    expect(readFailure(500, { success: false, errorMessages: words }, common)).toEqual({
      kind: 'unreachable',
      status: 500,
      messages: words,
    });
    expect(readFailure(500, { errorMessages: words }, common)).toEqual({ kind: 'unreachable', status: 500 });
  });

  it('falls back to any words of a foreign body [SH-054.c]', () => {
    expect(readFailure(429, { message: 'Slow down' }, common)).toEqual({
      kind: 'refused',
      status: 429,
      messages: ['Slow down'],
    });
  });

  it.each([undefined, null, 'text', ['a'], 7])('survives the body %j', body => {
    expect(readFailure(404, body, common)).toEqual({ kind: 'refused', status: 404, messages: [] });
  });
});

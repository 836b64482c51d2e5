import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { isAway, isOutage, isUnanswered, NoConnection } from './outage';

const withCode = (code: string) => Object.assign(new Error('as the driver says it'), { code });
/** As the query builder passes on what the driver said. */
const ofStatement = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('a database that is away', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    '08000',
    '08006',
    '08P01',
    '53300',
    '57P01',
    '57P02',
    '57P03',
    '25006',
  ])('is known by the code %s', code => {
    expect(isAway(withCode(code))).toBe(true);
    expect(isOutage(ofStatement(withCode(code)))).toBe(true);
  });

  it.each([
    'Query read timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
  ])('is known without a code by %j', message => {
    expect(isAway(new Error(message))).toBe(true);
    expect(isOutage(new NoConnection('No connection', { cause: new Error(message) }))).toBe(true);
  });

  it.each(['40001', '40P01', '55P03', '57014', '23505', '53200', '57P04', '108006', 'ENOENT', 'xECONNRESET'])(
    'is not known by the code %s',
    code => {
      expect(isAway(withCode(code))).toBe(false);
      expect(isOutage(ofStatement(withCode(code)))).toBe(false);
    },
  );

  it('is not one where a provider cannot be reached, or where the words are only part of others', () => {
    expect(isOutage(withCode('ECONNREFUSED'))).toBe(false);
    expect(isOutage(new Error('fetch failed', { cause: withCode('ENETUNREACH') }))).toBe(false);
    expect(isAway(new Error('Connection terminated by the customer'))).toBe(false);
    expect(isOutage('ECONNREFUSED')).toBe(false);
  });
});

it('a statement was given up only where no answer came', () => {
  expect(isUnanswered(ofStatement(new Error('Query read timeout')))).toBe(true);
  expect(isUnanswered(ofStatement(new Error('timeout expired')))).toBe(false);
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { disbursalRequest } from './disbursal';
import { ledgerCheckSchema } from './ledgerCheck';
import { jobStateLabels, operationsSchema, providerFaultLabels } from './schema';

const at = '2026-11-20T09:40:10.000Z';
const state = {
  at,
  jobs: {
    ...{ dead: 1, running: 2, waiting: 3 },
    rows: [
      {
        ...{ id: '7', kind: 'bureau.followFetch', state: 'dead', attempt: 30, attempts: null },
        ...{ progress: null, lastError: 'TypeError', createdAt: at, dueAt: null, endedAt: at },
      },
    ],
  },
  providers: [
    { name: 'CIBIL', standing: 'sandbox', last: { at, tookMs: 42, fault: 'late' }, asked: 5, failed: 4 },
    { name: 'Equifax', standing: 'configured', last: null, asked: 0, failed: 0 },
    { name: 'Ozonetel', standing: 'notConfigured', last: null, asked: 0, failed: 0 },
  ],
  build: { version: '0.1.0', commit: null },
  database: {
    ...{ engine: 'embedded', version: '17.4', bytes: 1_048_576 },
    migrations: { applied: 41, known: 42, last: '0041_mentions' },
  },
  lastFault: { at, what: 'TypeError at read' },
  data: { freeBytes: 900, totalBytes: 1000 },
  files: { kind: 'folder', space: null },
};

describe('the state of the server', () => {
  it('is read whole', () => {
    expect(v.parse(operationsSchema, state)).toEqual(state);
    const { database, jobs } = state;
    const [row] = jobs.rows;
    const other = {
      ...state,
      jobs: { ...jobs, rows: [40, 'Loan 3 of 9'].map(progress => ({ ...row, progress })) },
      database: { ...database, engine: 'server' },
      files: { kind: 's3', space: { freeBytes: 1, totalBytes: 2 } },
    };
    expect(v.parse(operationsSchema, other)).toEqual(other);
  });

  it('has words for the states of a job and for why a provider gave no answer', () => {
    expect(jobStateLabels).toEqual({ dead: 'Dead', running: 'Running', waiting: 'Waiting' });
    expect(providerFaultLabels).toEqual({
      notReached: 'Not reached',
      late: 'No answer in time',
      unusable: 'Unusable answer',
    });
  });
});

it('a check of the ledger names what differs, its amount in paise [XR-025.b]', () => {
  const deviation = { loanId: 210_042, figure: 'penal', stored: '544.74', derived: '363.16' };
  const check = {
    ...{ askedAt: at, askedBy: 'Asha Rao', state: 'done', accounts: 9, compared: 9, differ: 2, endedAt: at },
    deviations: [
      { ...deviation, difference: 181.58 },
      { ...deviation, figure: 'class', difference: null },
    ],
  };
  expect(v.parse(ledgerCheckSchema, check)).toEqual({
    ...check,
    deviations: [
      { ...deviation, difference: 18_158 },
      { ...deviation, figure: 'class', difference: null },
    ],
  });
});

it('a disbursal is sent with loan, day and reference', () => {
  const sent = { loanId: 48_213, on: '2026-03-09', reference: 'SBIN426068' };
  expect(v.parse(disbursalRequest, sent)).toEqual(sent);
  expect(v.is(disbursalRequest, { ...sent, reference: 'UTR' })).toBe(false);
});

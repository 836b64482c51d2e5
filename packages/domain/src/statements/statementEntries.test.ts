import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import {
  acceptancePolicies,
  isSettingsDraft,
  mayChangeStatements,
  monthSchema,
  sameSettings,
  selectableEndMonths,
  selectableMonths,
  settingsDraftOf,
  settingsFault,
  settingsFaults,
} from './analysisSettings';
import {
  accountFindings,
  analysisOutcome,
  analysisState,
  hasEnded,
  hasFaults,
  statementEntries,
  withoutFileError,
} from './statementEntries';

const key = 'statements/1/x/july.pdf';
const file = { key, presignedUrl: null };
const details = [{ message: 'First.' }, { code: 'E', message: ' Second. ' }, { message: '' }];
const fileError = (fileKey: string) => ({ fileKey, error: { details: [{ message: 'Of the file.' }] } });
const report = (status: string, ...keys: string[]) => ({
  status,
  error: { errorMessage: 'No statement was accepted', fileErrors: keys.map(fileError) },
});

const errorOf = (entry: object, from: unknown = null) =>
  statementEntries([{ fileId: 'a', file, ...entry }], from)?.[0]?.error;

describe('statementEntries', () => {
  it('reads file, institution, password, processed and active [CS-132.a, CS-132.b]', () => {
    const [whole, bare] =
      statementEntries(
        [
          {
            fileId: 'a',
            file,
            password: 'x',
            processed: true,
            active: false,
            perfiosInstitutionId: 20,
            processingError: null,
          },
          { fileId: 'b' },
        ],
        undefined,
      ) ?? [];
    expect(whole).toMatchObject({
      key,
      hasPassword: true,
      processed: true,
      active: false,
      institutionId: '20',
      error: null,
    });
    expect(bare).toMatchObject({ key: '', processed: false, active: true, institutionId: null, error: null });
    expect(statementEntries('unreadable', null)).toBeNull();
    expect(statementEntries(undefined, null)).toEqual([]);
  });

  it('joins the detail messages of its error, or says that there is none [CS-051.b, CS-051.c, CS-052.a, CS-132.c]', () => {
    expect(errorOf({ processingError: { error: { message: 'No', details } } })).toBe('First. Second.');
    for (const processingError of [{ error: { message: 'No', details: [] } }, { error: {} }, {}]) {
      expect(errorOf({ processingError })).toBe('Error Message Not Available');
    }
    expect(errorOf({ processingError: null })).toBeNull();
    expect(errorOf({ processed: true, processingError: { error: { details } } })).toBeNull();
  });

  it('falls back to the error of its file in the report, and only its own [CS-052.a, CS-052.b, CS-133.b]', () => {
    expect(errorOf({ processingError: { error: { details: [] } } }, report('FAILED', key))).toBe(
      'Of the file.',
    );
    expect(errorOf({ processingError: { error: { details } } }, report('FAILED', key))).toBe(
      'First. Second.',
    );
    expect(errorOf({}, report('FAILED', key))).toBe('Of the file.');
    expect(errorOf({}, report('FAILED', 'another', key))).toBe('Of the file.');
    expect(errorOf({}, report('FAILED', 'another'))).toBeNull();
    expect(errorOf({ file: null }, report('FAILED', ''))).toBeNull();
    expect(errorOf({}, { error: { fileErrors: [{ fileKey: key, details }] } })).toBe('First. Second.');
  });
});

describe('analysisState', () => {
  it.each([
    [null, 'none'],
    [{ status: 'PROCESSING' }, 'running'],
    [{ status: 'COMPLETED' }, 'done'],
    [{ status: 'FAILED' }, 'failed'],
    [{ status: 'REPORT_GENERATION_FAILED' }, 'failed'],
    [{ status: 'completed' }, 'done'],
    [{ status: 'SOMETHING' }, 'none'],
  ])('of %o is %s [CS-133.a]', (from, state) => {
    expect(analysisState(from).state).toBe(state);
  });

  it('has the message of a failed run and the files it could not use [CS-133.b, CS-133.c]', () => {
    expect(analysisState(report('FAILED', key))).toEqual({
      state: 'failed',
      runId: null,
      message: 'No statement was accepted',
      files: [{ key, name: 'july.pdf', error: 'Of the file.' }],
    });
    expect(analysisState({ status: 'FAILED' }).message).toBe('Error Message Not Available');
    expect(analysisState(report('COMPLETED', key))).toMatchObject({ message: null, files: [{ key }] });
    expect(analysisState(report('PROCESSING', key)).files).toEqual([]);
  });

  it('says of a file without detail messages that there is none [CS-051.c]', () => {
    const fileErrors = [{ fileKey: key, error: { details: [] } }, { fileKey: key }];
    expect(
      analysisState({ status: 'FAILED', error: { fileErrors } }).files.map(({ error }) => error),
    ).toEqual(['Error Message Not Available', 'Error Message Not Available']);
  });
});

describe('hasEnded', () => {
  it.each([
    ['PROCESSING', 'a', false],
    ['COMPLETED', 'a', true],
    ['FAILED', 'a', true],
    ['REPORT_GENERATION_FAILED', 'a', true],
    ['COMPLETED', 'b', false],
    ['COMPLETED', undefined, false],
  ])('with %s of run %s, asked for run a, is %s [CS-133.a]', (status, runId, ended) => {
    expect(hasEnded(analysisState({ status, runId }), 'a')).toBe(ended);
  });
});

describe('hasFaults', () => {
  it.each([
    [null, false],
    [{ status: 'PROCESSING', error: { fileErrors: [fileError(key)] } }, false],
    [{ status: 'COMPLETED' }, false],
    [report('COMPLETED', key), true],
    [report('FAILED'), true],
    [{ status: 'REPORT_GENERATION_FAILED' }, true],
  ])('of %o is %s [CS-133.a]', (from, faults) => {
    expect(hasFaults(analysisState(from))).toBe(faults);
  });
});

describe('analysisOutcome', () => {
  const entries = (count: number) =>
    statementEntries(
      [
        ...Array.from({ length: count }, (_, place) => ({ fileId: String(place), file })),
        { fileId: 'old', active: false },
      ],
      null,
    ) ?? [];
  it.each([
    [{ status: 'COMPLETED' }, 1, 'File processed succesfully', false],
    [{ status: 'COMPLETED' }, 2, 'Your data has been successfully processed', false],
    [report('COMPLETED', key), 2, 'File processing failed', true],
    [{ status: 'FAILED' }, 1, 'File processing failed', true],
    [{ status: 'REPORT_GENERATION_FAILED' }, 2, 'File processing failed', true],
  ])(
    'of %o with %d statements is %s [CS-053.a, CS-053.b, CS-054.a, CS-054.b, CS-055.a, CS-055.b]',
    (from, count, message, failed) => {
      expect(analysisOutcome(analysisState(from), entries(count))).toEqual({ message, failed });
    },
  );
});

describe('analysisOutcome, where a statement has a fault from before', () => {
  it('is a success all the same [CS-055.b]', () => {
    const faulty = { fileId: 'a', file, processingError: { error: { details } } };
    const entries = statementEntries([faulty], null) ?? [];
    expect(entries[0]?.error).not.toBeNull();
    expect(analysisOutcome(analysisState({ status: 'COMPLETED' }), entries)).toEqual({
      message: 'File processed succesfully',
      failed: false,
    });
  });
});

describe('withoutFileError', () => {
  it('forgets one file, and with the last one the failed run [CS-133.b]', () => {
    expect(withoutFileError(report('FAILED', key, 'b'), key)).toEqual(report('FAILED', 'b'));
    expect(withoutFileError({ ...report('FAILED', key), report: {} }, key)).toEqual({ report: {} });
    expect(withoutFileError(report('COMPLETED', key), key)).toEqual({ status: 'COMPLETED' });
  });

  it('is nothing where the report says nothing of the file [CS-133.b]', () => {
    expect(withoutFileError(report('FAILED', 'b'), key)).toBeNull();
    expect(withoutFileError(null, key)).toBeNull();
  });
});

describe('accountFindings', () => {
  const account = (accountNo: string, breaks: number, exchanged: string, onlyByCharge: number) => ({
    accountNo,
    fCUAnalysis: {
      possibleFraudIndicators: {
        rowsThatDoNotAddUp: Array.from({ length: breaks }, () => ({ narration: 'Row' })),
        debitAndCreditExchanged: { status: exchanged },
      },
      behaviouralTransactionalIndicators: {
        returnsKnownOnlyByTheirCharge: Array.from({ length: onlyByCharge }, () => ({
          narration: 'RTN CHRG',
        })),
      },
    },
  });

  it('names the accounts whose balances do not add up, and those with returns known only by their charge [XR-133.a]', () => {
    const accountAnalysis = [
      account('1', 2, 'false', 0),
      account('2', 0, 'false', 0),
      account('3', 0, 'true', 0),
      account('4', 0, 'false', 1),
    ];
    expect(accountFindings({ report: { accountAnalysis } })).toEqual([
      { accountNo: '1', bank: '', breaks: 2, exchanged: false, onlyByCharge: 0 },
      { accountNo: '3', bank: '', breaks: 0, exchanged: true, onlyByCharge: 0 },
      { accountNo: '4', bank: '', breaks: 0, exchanged: false, onlyByCharge: 1 },
    ]);
  });

  it('reads the report of one account, and nothing from none [XR-133.a]', () => {
    const { accountNo: _, ...flat } = account('', 1, 'false', 0);
    expect(
      accountFindings({ report: { ...flat, summaryInfo: { accNo: '77', instName: 'Yes Bank' } } }),
    ).toEqual([{ accountNo: '77', bank: 'Yes Bank', breaks: 1, exchanged: false, onlyByCharge: 0 }]);
    expect(accountFindings(null)).toEqual([]);
  });
});

describe('the settings of an analysis', () => {
  const today = businessDate('2026-11-21');
  const policy = 'atLeastOneTransactionInRange';
  const faults = (startDate: string, endDate: string, acceptancePolicy: string = policy) =>
    settingsFaults({ startDate, endDate, acceptancePolicy }, today);

  it('offer the months from a year ago to the current one [CS-040.a, CS-040.b]', () => {
    expect(selectableMonths(today)).toEqual({ from: '2025-11', to: '2026-11' });
    expect(selectableMonths(businessDate('2026-11-30'))).toEqual({ from: '2025-11', to: '2026-11' });
    expect(faults('2025-11', '2026-11')).toEqual({});
    expect(faults('2025-10', '2026-11')).toEqual({ startDate: 'Please select the appropriate Dates' });
    expect(faults('2025-11', '2026-12')).toEqual({ endDate: 'Please select the appropriate Dates' });
  });

  it('bound the end month by the start month, which comes first [CS-038.a, CS-038.b, CS-041.a]', () => {
    expect(selectableEndMonths('2026-11', today)).toEqual({ from: '2026-11', to: '2026-11' });
    expect(selectableEndMonths('2026-05', today)).toEqual({ from: '2026-05', to: '2026-11' });
    expect(selectableEndMonths('', today)).toBeNull();
    expect(faults('', '')).toEqual({
      startDate: 'Please enter the Start Month',
      endDate: 'Please enter the Start Month first',
    });
    expect(faults('', '2026-10')).toEqual({ startDate: 'Please enter the Start Month' });
    expect(faults('', '2027-01')).toEqual({ startDate: 'Please enter the Start Month' });
    expect(faults('2025-10', '')).toEqual({
      startDate: 'Please select the appropriate Dates',
      endDate: 'Please enter the End Month',
    });
  });

  it.each([
    ['', '2026-10', policy, 'Please enter the Start Month'],
    ['2026-05', '', policy, 'Please enter the End Month'],
    ['2026-05', '2026-10', '', 'Please enter the Acceptance Policy Values'],
    ['2026-05', '2026-10', 'exactStatementRange', 'Please enter the Acceptance Policy Values'],
    ['2026-10', '2026-10', policy, 'Please select the appropriate Dates'],
    ['2026-10', '2026-09', policy, 'Please select the appropriate Dates'],
    ['2025-09', '2026-10', policy, 'Please select the appropriate Dates'],
    ['2026-09', '2026-10', policy, null],
    ['2025-12', '2026-01', policy, null],
  ])(
    'from %s to %s by %s: %s [CS-034.a, CS-034.b, CS-035.a, CS-036.a, CS-037.a, CS-037.c]',
    (startDate, endDate, acceptancePolicy, fault) => {
      expect(settingsFault({ startDate, endDate, acceptancePolicy }, today)).toBe(fault);
    },
  );

  it('offer two policies, and begin with that of one transaction in every month [CS-039.a, CS-039.b]', () => {
    const empty = { startDate: '', endDate: '', acceptancePolicy: 'atLeastOneTransactionPerMonthInRange' };
    expect(acceptancePolicies).toEqual([
      'atLeastOneTransactionInRange',
      'atLeastOneTransactionPerMonthInRange',
    ]);
    expect(settingsDraftOf(undefined)).toEqual(empty);
    const stored = { startDate: '2026-05', endDate: '2026-10', acceptancePolicy: policy };
    expect(settingsDraftOf(stored)).toEqual(stored);
    expect(settingsDraftOf({ ...stored, startDate: '2026-13' })).toEqual(empty);
    expect(isSettingsDraft(stored)).toBe(true);
    expect(settingsDraftOf({ ...stored, endDate: undefined })).toEqual(empty);
    expect(settingsDraftOf({ ...stored, startDate: undefined })).toEqual(empty);
    expect(settingsDraftOf({ ...stored, acceptancePolicy: 7 })).toEqual({ ...stored, acceptancePolicy: '7' });
    for (const name of Object.keys(stored)) {
      expect(isSettingsDraft({ ...stored, [name]: 7 })).toBe(false);
      expect(isSettingsDraft({ ...stored, [name]: undefined })).toBe(false);
    }
    expect([isSettingsDraft(null), isSettingsDraft([stored])]).toEqual([false, false]);
  });

  it('are the same when all three are', () => {
    const stored = { startDate: '2026-05', endDate: '2026-10', acceptancePolicy: policy };
    expect(sameSettings(stored, { ...stored })).toBe(true);
    expect(sameSettings(stored, { ...stored, startDate: '2026-06' })).toBe(false);
    expect(sameSettings(stored, { ...stored, endDate: '2026-11' })).toBe(false);
    expect(sameSettings(stored, { ...stored, acceptancePolicy: '' })).toBe(false);
  });

  it.each([
    ['', true],
    ['2026-05', true],
    ['2026-13', false],
    ['May 2026', false],
    ['2026-05-01', false],
  ])('are sent with the month %j: %s', (month, may) => {
    const read = v.safeParse(monthSchema, month);
    expect([read.success, ...(read.issues ?? []).map(({ message }) => message)]).toEqual(
      may ? [true] : [false, 'A month YYYY-MM'],
    );
  });
});

describe('mayChangeStatements', () => {
  it.each([
    ['FINANCIAL_DETAILS_VERIFIED', true],
    ['BANK_STATEMENTS_SUBMITTED', true],
    ['BANK_STATEMENTS_INCOMPLETE_2', true],
    ['AGAIN_BANK_STATEMENTS_INCOMPLETE', true],
    ['COMPLETED', false],
    ['LOAN_AGREEMENT_ACCEPTED', false],
    [null, false],
  ])('in %s is %s [CS-021.b, CS-021.c, CS-021.d]', (status, may) => {
    expect(mayChangeStatements(status)).toBe(may);
  });
});

import { describe, expect, it } from 'vitest';
import { readPerfios } from './readPerfios';
import { flat } from './perfiosFiles.fixture';

describe('readPerfios [XR-159.g]', () => {
  const json = JSON.stringify(flat([['2026-05-01', 1, 1]]));
  it.each([
    ['text after a byte order mark', `\uFEFF${json}`],
    ['an answer in envelopes', { DATA: { report: JSON.parse(json) } }],
    ['a report without rows, of balances alone', { eODBalances: [{ date: '2026-05-01', balance: 1 }] }],
  ])('recognises %s as a report', (_what, body) => {
    expect(readPerfios(body).outcome).toBe('report');
  });

  it('reads a report sent as text in its own layout, and none in a list', () => {
    expect(readPerfios(json)).toMatchObject({ report: { layout: 'flat' } });
    expect(readPerfios([JSON.parse(json)])).toEqual({ outcome: 'unknown' });
  });

  it.each([null, [], {}, { account: [] }])(
    'treats a report with %j for several accounts as flat',
    accountAnalysis => {
      expect(readPerfios({ ...flat([]), accountAnalysis })).toMatchObject({
        report: { layout: 'flat', accounts: [{ accountNo: '99912345678' }] },
      });
    },
  );

  it('searches envelopes only to a plausible depth', () => {
    let body: unknown = { xns: [] };
    for (let depth = 0; depth < 50_000; depth += 1) body = { data: body };
    expect(readPerfios(body)).toEqual({ outcome: 'unknown' });
  });

  it('reads XML that has values as element text as well as attributes', () => {
    const xml = `<?xml version="1.0"?><Data>
      <CustomerInfo><Name>ASHA RAO</Name></CustomerInfo>
      <SummaryInfo accNo="99912345678"/>
      <MonthlyDetails/>
      <Xns><Xn><Date>2026-05-01</Date><Narration>A &amp; B</Narration><Amount>-12.50</Amount><Balance>7</Balance></Xn></Xns>
    </Data>`;
    expect(readPerfios(xml)).toMatchObject({
      report: {
        layout: 'pir',
        customer: { name: 'ASHA RAO' },
        accounts: [
          {
            accountNo: '99912345678',
            months: [],
            transactions: [{ date: '2026-05-01', narration: 'A & B', amount: -1_250, balance: 700 }],
          },
        ],
      },
    });
  });

  it.each([
    [{ error: { code: 'X' } }, ['X'], 'Error Message Not Available'],
    [{ error: { code: 'X', details: { code: 'Y', message: ' one ' } } }, ['Y'], 'one'],
    [{ error: { details: [{ message: 'one' }, { code: 'Z' }, { message: 'two' }] } }, ['Z'], 'one two'],
  ])('reads the error %j [CS-051.b, CS-051.c]', (body, codes, dialog) => {
    expect(readPerfios(body)).toMatchObject({ outcome: 'error', codes, dialog });
  });

  it.each([
    ['completed', null],
    ['COMPLETED', null],
    ['PENDING', 'FAILED'],
    [null, 'FAILED'],
  ])('reads the status %j of a single run as %j [CS-133.a]', (status, runStatus) => {
    expect(readPerfios({ transactions: { transaction: { status } } })).toMatchObject({ runStatus });
  });
});

describe('what a Perfios report is known by [XR-159.g]', () => {
  it.each([
    'accountXns',
    'accountAnalysis',
    'monthlyDetails',
    'xns',
    'statementdetails',
    'summaryInfo',
    'eODBalances',
    'combinedAccountXns',
  ])('%s alone', name => {
    expect(readPerfios({ [name]: [] }).outcome).toBe('report');
    expect(readPerfios({ [`${name}s`]: [] }).outcome).toBe('unknown');
  });

  it.each(['data', 'report', 'PIR:Data', 'perfiosReport'])('inside the envelope %s [CR-146.a]', name => {
    expect(readPerfios({ [name]: { summaryInfo: {} } }).outcome).toBe('report');
    expect(readPerfios({ [name]: 'word' }).outcome).toBe('unknown');
  });

  it('in at most eight envelopes', () => {
    const wrapped = (depth: number) => {
      let body: object = { xns: [] };
      for (let at = 0; at < depth; at += 1) body = { data: body };
      return readPerfios(body).outcome;
    };
    expect([wrapped(8), wrapped(9)]).toEqual(['report', 'unknown']);
  });

  it.each(['"a text"', '7', 'null', '[]', '{', '{"xns":[]\uFEFF}'])('never the text %s', body => {
    expect(readPerfios(body)).toEqual({ outcome: 'unknown' });
  });
});

describe('the other answers of Perfios [XR-159.g]', () => {
  it('have the reason of a run, and the banks that have an id', () => {
    const transactions = { transaction: [{ status: 'REJECTED', reason: 'Too old' }] };
    expect(readPerfios({ transactions })).toEqual({
      outcome: 'status',
      runStatus: 'FAILED',
      reason: 'Too old',
    });
    const institution = [{ id: 7, name: 'Dhara Bank' }, { name: 'Nameless' }];
    expect(readPerfios({ institutions: { institution } })).toEqual({
      outcome: 'list',
      institutions: [{ id: '7', name: 'Dhara Bank' }],
    });
    expect(readPerfios({ transactions: {} })).toEqual({ outcome: 'unknown' });
    expect(readPerfios({ error: 'word' })).toEqual({ outcome: 'unknown' });
  });
});

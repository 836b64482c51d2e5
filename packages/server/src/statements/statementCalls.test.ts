import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contract } from '@lending-desk/domain/contract';
import { field, fieldsOf, type JsonObject, objectsOf, textAt } from '@lending-desk/domain/loose';
import { analysisOutcome, analysisState, statementEntries } from '@lending-desk/domain/statements';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditRow } from '../audit/table';
import { cancelJob } from '../jobs/changeJob';
import { job } from '../jobs/table';
import { putSections, readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { inTransaction } from '../db/transaction';
import { ReaderEnded, statementReaders } from '../readers/limitedReaders';
import { type Caller, withServer } from '../testing/harness';
import { aJobWorker, jobOfKey } from '../testing/jobs';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { analyseStatements } from './analyseStatements';

const samples = resolve(import.meta.dirname, '../../../domain/testing/samples/statements');
const sample = (name: string) => new File([readFileSync(resolve(samples, name))], name);
const [open, closed, completed] = [1, 2, 3];

withServer(server => {
  let support: Caller;
  let credit: Caller;

  beforeAll(async () => {
    const held = { underWriter: heldBy('credit.user') };
    await storeLoans(server().db, [
      aLine(open, {
        ...held,
        loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' },
      }),
      aLine(closed, {
        ...held,
        loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'LOAN_AGREEMENT_ACCEPTED' },
      }),
      aLine(completed, {
        ...held,
        loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'COMPLETED' },
      }),
    ]);
    support = await server().signIn('ROLE_CUSTOMER_SERVICE');
    credit = await server().signIn('ROLE_CREDIT_USER');
  });

  const loanId = loanIdOf(open);
  const sections = async () =>
    readSections(server().db, loanId, ['bankStatements', 'perfiosReport', 'perfiosSettings']);
  const statements = async (): Promise<readonly JsonObject[]> =>
    objectsOf((await sections())['bankStatements']);
  const keyAt = (entry: JsonObject | undefined) => textAt(field(entry, 'file'), 'key');
  const upload = (name: string, more: { password?: string; institutionId?: string } = {}, id = loanId) =>
    server().call(
      contract.statements.upload,
      { loanId: id, file: sample(name), institutionId: '', ...more },
      support,
    );
  const institutionTo = (institutionId: string, key: string) =>
    server().call(contract.statements.institution, { idString: String(loanId), key, institutionId }, support);
  const process = () => server().call(contract.statements.process, { loanId }, support);
  const analyse = () => aJobWorker(server(), [analyseStatements]).tick();
  const bodyOf = async (answer: ReturnType<typeof process>) => (await answer).body;
  const actions = async () =>
    (await server().db.select().from(auditRow).where(eq(auditRow.loanId, loanId))).map(row => row.action);

  beforeEach(async () => {
    await server().db.delete(job);
    const empty = { bankStatements: [], perfiosReport: null, perfiosSettings: null, processedPerfios: null };
    await inTransaction(server().db, tx => putSections(tx, [{ loanId, sections: empty }]));
  });

  it('keeps an upload with its sealed password, and shows neither [CS-047.e, CS-047.d]', async () => {
    const answer = await upload('hdfc-protected.pdf', { password: 'HEMA7711', institutionId: '20' });
    expect(answer.body).toMatchObject({ success: true });
    const [entry] = await statements();
    expect(entry).toMatchObject({
      active: true,
      processed: false,
      perfiosInstitutionId: '20',
      processingError: null,
    });
    expect(keyAt(entry)).toMatch(/\/hdfc-protected\.pdf$/);
    expect(JSON.stringify(entry)).not.toContain('HEMA7711');
    expect(JSON.stringify(await bodyOf(process()))).not.toContain('sealed:');
    const audited = JSON.stringify(await server().db.select().from(auditRow));
    expect(audited).not.toContain('sealed:');
    expect(audited).toContain('"password":"sealed"');
  });

  it.each([
    ['Märzauszug (2026) <final>.v2.csv', 'Märzauszug (2026) final.v2.csv'],
    ['C:\\Bank\\march.csv', 'march.csv'],
    ['/home/asha/april.txt', 'april.csv'],
    ['.csv', 'statement.csv'],
    [`${'x'.repeat(81)}.csv`, `${'x'.repeat(80)}.csv`],
  ])('is kept of %s under the name %s, without an institution [CS-047.d]', async (sent, kept) => {
    const file = new File([sample('icici-bounces.csv')], sent);
    await server().call(contract.statements.upload, { loanId, file, institutionId: '' }, support);
    const [entry] = await statements();
    expect(keyAt(entry).split('/').at(-1)).toBe(kept);
    expect(field(entry, 'perfiosInstitutionId')).toBeNull();
  });

  it('refuses a page named .pdf, and keeps nothing of it [XR-140.b]', async () => {
    const answer = await upload('web-page-named.pdf');
    expect(answer.status).toBe(415);
    expect(await statements()).toEqual([]);
  });

  it('refuses an institution that is not in the list [CS-043.b]', async () => {
    const { body } = await server().call(contract.statements.institutions, {}, support);
    expect(body).toMatchObject({
      data: { institutions: expect.arrayContaining([{ id: '23', name: 'Axis Bank, India' }]) },
    });
    expect((await upload('axis-tampered.csv', { institutionId: 'none' })).status).toBe(400);
  });

  it('says a wrong password, and after the right one the analysis is in credit’s tab [CS-046.c, CS-033.e, CS-033.f, CS-047.c]', async () => {
    await upload('hdfc-protected.pdf', { password: 'wrong' });
    const started = await bodyOf(process());
    expect(started).toMatchObject({ success: true, data: { bankStatements: [{ processed: false }] } });
    await analyse();
    const [failed] = await statements();
    expect(failed).toMatchObject({
      processed: false,
      processingError: {
        error: {
          details: [
            { code: 'E_FILE_WRONG_PASSWORD', message: 'The password given for the file is not correct.' },
          ],
        },
      },
    });
    expect((await sections())['perfiosReport']).toMatchObject({
      status: 'FAILED',
      error: { fileErrors: [{ fileKey: keyAt(failed) }], errorMessage: 'No statement was accepted' },
    });

    await server().call(contract.statements.remove, { loanId, key: keyAt(failed) }, support);
    await upload('hdfc-protected.pdf', { password: 'HEMA7711' });
    await process();
    await analyse();
    expect(await statements()).toMatchObject([{ processed: true, processingError: null }]);
    expect((await sections())['perfiosReport']).not.toHaveProperty('error');
    const { body } = await server().call(contract.loan.read, { id: loanId }, credit);
    expect(body).toMatchObject({
      data: {
        data: {
          perfiosReport: { status: 'COMPLETED' },
          processedPerfios: {
            name: 'HDFC Bank, India',
            accountNo: '99967384899010',
            customer_name: 'HEMADRI VALLURPATHI',
            openingBalance: 33_045.18,
            bounces: [{ amount: 3150 }],
          },
        },
      },
    });
    expect(field(field(field(body, 'data'), 'data'), 'processedPerfios')).toHaveProperty(
      'transaction.length',
      85,
    );
    expect(await actions()).toEqual(
      expect.arrayContaining([
        'statements.upload',
        'statements.remove',
        'statements.process',
        'statements.completed',
      ]),
    );
    expect(await bodyOf(process())).toMatchObject({ data: { bankStatements: [{ processed: false }] } });
    await analyse();
  });

  it('says that the analysis runs until it ends, and keeps the last report meanwhile [XR-142.a]', async () => {
    await upload('icici-bounces.csv');
    await process();
    expect((await sections())['perfiosReport']).toEqual({ status: 'PROCESSING', runId: expect.any(String) });
    await analyse();
    await process();
    expect((await sections())['perfiosReport']).toMatchObject({
      status: 'PROCESSING',
      report: { customerInfo: { bank: 'ICICI Bank, India' } },
    });
    await analyse();
    expect((await sections())['perfiosReport']).toMatchObject({ status: 'COMPLETED' });
  });

  describe('a run', () => {
    const report = async () => fieldsOf((await sections())['perfiosReport']);
    const stands = async () => {
      const { status, runId } = await report();
      return { status, runId };
    };
    const start = async () => textAt(await bodyOf(process()), 'data', 'runId');
    const cancel = async (runId: string) => {
      const { db, clock } = server();
      const found = await jobOfKey(server(), runId);
      return cancelJob(db, found?.id ?? '', [analyseStatements], clock.now);
    };
    /** A worker in whose run something happens while the last statement has just been read. */
    const analyseWhile = (happens: (runId: string) => Promise<unknown>) =>
      aJobWorker(server(), [
        {
          ...analyseStatements,
          run: (context, payload) => {
            const progress = async (howFar: number | string) => {
              await context.progress(howFar);
              await happens(textAt(payload, 'runId'));
            };
            return analyseStatements.run({ ...context, progress }, payload);
          },
        },
      ]).tick();

    beforeEach(() => upload('icici-bounces.csv'));

    it('is named by the answer to its start and by its report [XR-142.a]', async () => {
      const runId = await start();
      expect(await stands()).toEqual({ status: 'PROCESSING', runId });
      await analyse();
      expect(await stands()).toEqual({ status: 'COMPLETED', runId });
      expect(await report()).not.toHaveProperty('error');
    });

    it('that is cancelled before it began, or while it reads, has failed [CS-133.a, XR-142.a]', async () => {
      const waiting = await start();
      await cancel(waiting);
      expect(await stands()).toEqual({ status: 'REPORT_GENERATION_FAILED', runId: waiting });
      const noted = server()
        .db.select()
        .from(auditRow)
        .where(eq(auditRow.requestId, `analysis-${waiting}`));
      expect(await noted).toMatchObject([{ action: 'statements.failed', actorName: 'Perfios', loanId }]);

      const reading = await start();
      await analyseWhile(cancel);
      expect(await stands()).toEqual({ status: 'REPORT_GENERATION_FAILED', runId: reading });
      expect(await statements()).toMatchObject([{ processed: false }]);
    });

    it('says nothing of a statement that was removed while it was read [CS-048.c]', async () => {
      await upload('unknown-layout.csv');
      const key = keyAt((await statements())[1]);
      const runId = await start();
      await analyseWhile(() => server().call(contract.statements.remove, { loanId, key }, support));
      expect(await stands()).toEqual({ status: 'COMPLETED', runId });
      expect(await report()).not.toHaveProperty('error');
    });

    it('whose result is there keeps it when it is cancelled too late [XR-142.a]', async () => {
      const runId = await start();
      await analyse();
      await inTransaction(server().db, tx =>
        analyseStatements.gaveUp(tx, { loanId, runId }, server().clock.now),
      );
      expect(await stands()).toEqual({ status: 'COMPLETED', runId });
    });

    /** A run about one statement more, which replaces the one that is under way. */
    const replace = async () => {
      await upload('icici-bounces.csv');
      return start();
    };

    it('that a later one replaced leaves the report to it, whether it ends or is cancelled [XR-142.a]', async () => {
      const cancelled = await start();
      const ended = await replace();
      await cancel(cancelled);
      expect(await stands()).toEqual({ status: 'PROCESSING', runId: ended });
      let last = '';
      const seen: unknown[] = [];
      await analyseWhile(async runId => {
        if (runId === ended) last = await replace();
        else seen.push(await stands());
      });
      const processing = { status: 'PROCESSING', runId: last };
      expect(seen).toEqual([processing, processing, processing]);
      expect(await stands()).toEqual({ status: 'COMPLETED', runId: last });
    });

    it('reads no further statement once it is replaced [XR-142.a]', async () => {
      await upload('axis-tampered.csv');
      const first = await start();
      const read: string[] = [];
      await analyseWhile(async runId => {
        read.push(runId);
        if (runId === first) await replace();
      });
      expect(read.filter(runId => runId === first)).toHaveLength(1);
      expect(read).toHaveLength(4);
      expect(await jobOfKey(server(), first)).toMatchObject({ state: 'done' });
    });

    it('is one however often it is asked for, and another when a statement or the settings changed [CS-050.a]', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, start));
      expect(new Set(answers).size).toBe(1);
      expect(await server().db.select().from(job)).toHaveLength(1);
      const added = await replace();
      expect(added).not.toBe(answers[0]);
      await institutionTo('20', keyAt((await statements()).at(-1)));
      const changed = await start();
      expect(changed).not.toBe(added);
      expect(await start()).toBe(changed);
      const perfiosSettings = { startDate: '2026-01', endDate: '2026-06', acceptancePolicy: 'any' };
      await inTransaction(server().db, tx => putSections(tx, [{ loanId, sections: { perfiosSettings } }]));
      const bounded = await start();
      expect(bounded).not.toBe(changed);
      await analyse();
      // Ended: it may be asked again.
      expect(await start()).not.toBe(bounded);
    });

    it('whose report ends its reader has failed, and is not tried again [CS-133.a, XR-140.c]', async () => {
      const { run } = statementReaders;
      const asked: string[] = [];
      const reader = vi.spyOn(statementReaders, 'run').mockImplementation((...args) => {
        asked.push(args[0]);
        return args[0] === 'report' ? Promise.reject(new ReaderEnded('memory')) : run(...args);
      });
      const runId = await start();
      await analyse();
      reader.mockRestore();
      expect(asked).toEqual(['statement', 'report']);
      expect(await stands()).toEqual({ status: 'REPORT_GENERATION_FAILED', runId });
      expect(await jobOfKey(server(), runId)).toMatchObject({ dueAt: null });
    });

    it('that is tried again after its death brings its result [CS-133.a, XR-142.a]', async () => {
      const runId = await start();
      await inTransaction(server().db, tx =>
        analyseStatements.gaveUp(tx, { loanId, runId }, server().clock.now),
      );
      expect(await stands()).toEqual({ status: 'REPORT_GENERATION_FAILED', runId });
      await analyse();
      expect(await stands()).toEqual({ status: 'COMPLETED', runId });
    });
  });

  it('forgets the error of a file whose institution is changed, and of one that is removed [CS-044.d, CS-048.c]', async () => {
    await upload('icici-bounces.csv', { institutionId: '20', password: 'HEMA7711' });
    await upload('axis-tampered.csv', { institutionId: '20' });
    await process();
    await analyse();
    const [icici, axis] = (await statements()).map(keyAt);
    const faults = async () =>
      objectsOf(field((await sections())['perfiosReport'], 'error', 'fileErrors')).map(one =>
        textAt(one, 'fileKey'),
      );
    expect(await faults()).toEqual([icici, axis]);
    const { body } = await institutionTo('21', icici ?? '');
    expect(body).toMatchObject({
      success: true,
      data: {
        loan: {
          bankStatements: [
            { perfiosInstitutionId: '21', processed: false, processingError: null },
            { perfiosInstitutionId: '20', processingError: { error: {} } },
          ],
        },
      },
    });
    expect(JSON.stringify(body)).not.toContain('sealed:');
    expect(await faults()).toEqual([axis]);
    await institutionTo('', icici ?? '');
    expect(await statements()).toMatchObject([{ perfiosInstitutionId: null }, {}]);
    await institutionTo('21', icici ?? '');
    await server().call(contract.statements.remove, { loanId, key: axis ?? '' }, support);
    expect(await statements()).toMatchObject([{ perfiosInstitutionId: '21' }]);
    expect(await faults()).toEqual([]);
    expect((await sections())['perfiosReport']).not.toHaveProperty('status');
    await process();
    await analyse();
    expect(await statements()).toMatchObject([{ processed: true }]);
  });

  it('sends its words in message and its status in the body when an institution is refused [CS-045.b]', async () => {
    await upload('icici-bounces.csv');
    const [entry] = await statements();
    const { status, body } = await institutionTo('none', keyAt(entry));
    expect([status, body['status'], body['message']]).toEqual([
      400,
      400,
      'Choose one of the listed institutions',
    ]);
  });

  it('keeps the last report when a later analysis accepts nothing [CS-133.a]', async () => {
    await upload('icici-bounces.csv');
    await upload('axis-tampered.csv');
    const [first, second] = await statements();
    // One that is not active is not analysed, and takes no part in what the report says.
    const bankStatements = [{ ...first }, { ...second, active: false }];
    await inTransaction(server().db, tx => putSections(tx, [{ loanId, sections: { bankStatements } }]));
    await process();
    await analyse();
    const [good] = await statements();
    expect(good).toMatchObject({ processed: true });
    await institutionTo('20', keyAt(good));
    expect(await statements()).toMatchObject([{ processed: false }, { active: false }]);
    await process();
    await analyse();
    const { perfiosReport } = await sections();
    expect(perfiosReport).toMatchObject({
      status: 'FAILED',
      error: { fileErrors: [{ error: { details: [{ code: 'E_STATEMENT_WRONG_INSTITUTION' }] } }] },
      report: { customerInfo: { bank: 'ICICI Bank, India' } },
    });
    // What the last run said of its files does not hold while the next one reads them.
    await process();
    expect((await sections())['perfiosReport']).not.toHaveProperty('error');
  });

  it('reads several statements into several accounts, and names the one that failed: the processing has failed then [CS-055.a, CS-052.b, CS-133.b, XR-133.d]', async () => {
    await upload('icici-bounces.csv');
    await upload('axis-tampered.csv');
    await upload('unknown-layout.csv');
    await upload('icici-bounces.csv');
    const uploaded = await statements();
    const bankStatements = [...uploaded.slice(0, 3), { ...uploaded[3], active: false, processed: true }];
    await inTransaction(server().db, tx => putSections(tx, [{ loanId, sections: { bankStatements } }]));
    const { runId } = fieldsOf((await bodyOf(process()))['data']);
    const processed = async () => (await statements()).map(entry => field(entry, 'processed'));
    // The last one is not active: it is not read.
    expect(await processed()).toEqual([false, false, false, true]);
    await analyse();
    expect(await processed()).toEqual([true, true, false, true]);
    expect(await jobOfKey(server(), String(runId))).toMatchObject({ progress: '3/3' });
    const stored = await readSections(server().db, loanId, ['processedPerfios', 'perfiosReport']);
    expect(stored['processedPerfios']).toMatchObject({
      accountNo: '99936859302',
      otherAccounts: [{ accountNo: '999988608944' }],
    });
    expect(stored['perfiosReport']).toMatchObject({
      status: 'COMPLETED',
      error: { fileErrors: [{ fileKey: keyAt(uploaded[2]) }] },
    });
    const entries = statementEntries(await statements(), stored['perfiosReport']) ?? [];
    expect(analysisOutcome(analysisState(stored['perfiosReport']), entries)).toEqual({
      message: 'File processing failed',
      failed: true,
    });
  });

  it('reads at most 30,000 rows of a loan, and says so of the statement that has more [XR-142.b]', async () => {
    const csvOf = (count: number) => {
      const rows = Array.from({ length: count }, (_, at) => {
        const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 100))).toISOString().slice(0, 10);
        return `${day},ROW ${at},,1.00,${at + 1}.00`;
      });
      return ['Date,Narration,Debit,Credit,Balance', ...rows].join('\n');
    };
    for (const count of [20_000, 10_001, 10_000]) {
      const file = new File([csvOf(count)], `${count}.csv`);
      await server().call(contract.statements.upload, { loanId, file, institutionId: '' }, support);
    }
    await process();
    await analyse();
    const tooMany = 'The statements of a loan have at most 30,000 rows together.';
    expect(await statements()).toMatchObject([
      { processed: true },
      { processingError: { error: { code: 'FileTooLarge', message: expect.stringContaining(tooMany) } } },
      { processed: true },
    ]);
    expect(field((await sections())['perfiosReport'], 'error', 'fileErrors')).toMatchObject([
      {
        error: {
          code: 'FileTooLarge',
          details: [{ code: 'FileTooLarge', message: expect.stringContaining(tooMany) }],
        },
      },
    ]);
    const stored = await readSections(server().db, loanId, ['processedPerfios']);
    // One account, of which both show the same rows.
    expect(field(stored['processedPerfios'], 'transaction')).toHaveLength(20_000);
  }, 60_000);

  it('keeps at most 24 statements of a loan, and says so [XR-142.b]', async () => {
    const many = Array.from({ length: 24 }, (_, at) => ({ fileId: `${at}`, file: { key: `k${at}` } }));
    await inTransaction(server().db, tx =>
      putSections(tx, [{ loanId, sections: { bankStatements: many.slice(1) } }]),
    );
    expect((await upload('icici-bounces.csv')).status).toBe(200);
    const refused = await upload('icici-bounces.csv');
    expect([refused.status, refused.body['errorMessages']]).toEqual([
      409,
      ['A loan has at most 24 bank statements. Remove one before adding another'],
    ]);
    expect(await statements()).toHaveLength(24);
  });

  it('changes and takes off the statement that is named, and no other [CS-044.b, CS-044.c, CS-048.b, CS-048.c]', async () => {
    await upload('icici-bounces.csv');
    await upload('axis-tampered.csv');
    await upload('unknown-layout.csv');
    const [first, second, third] = (await statements()).map(keyAt);
    await institutionTo('21', second ?? '');
    expect((await statements()).map(one => field(one, 'perfiosInstitutionId'))).toEqual([null, '21', null]);
    await server().call(contract.statements.remove, { loanId, key: second ?? '' }, support);
    expect((await statements()).map(keyAt)).toEqual([first, third]);
  });

  it('leaves a statement removed that was removed while it was read [CS-048.c]', async () => {
    await upload('icici-bounces.csv');
    await process();
    const [entry] = await statements();
    const worker = aJobWorker(server(), [analyseStatements]);
    const reading = worker.tick();
    await server().call(contract.statements.remove, { loanId, key: keyAt(entry) }, support);
    await reading;
    expect(await statements()).toEqual([]);
  });

  describe('settings', () => {
    const save = async (
      startDate: string,
      endDate: string,
      acceptancePolicy = 'atLeastOneTransactionInRange',
    ) => {
      const input = { loanId, startDate, endDate, acceptancePolicy };
      const { body } = await server().call(contract.statements.settings, input, support);
      return body['success'] === true ? 'saved' : objectsOf([{ words: body['errorMessages'] }])[0]?.['words'];
    };

    it('are validated by the server too [CS-034.a, CS-035.a, CS-037.b, CS-037.c, CS-040.a, CS-036.a, CS-037.a, CS-042.b]', async () => {
      expect(await save('', '2026-10')).toEqual(['Please enter the Start Month']);
      expect(await save('2026-05', '')).toEqual(['Please enter the End Month']);
      expect(await save('2026-05', '2026-10', '')).toEqual(['Please enter the Acceptance Policy Values']);
      expect(await save('2026-10', '2026-10')).toEqual(['Please select the appropriate Dates']);
      expect(await save('2026-10', '2026-05')).toEqual(['Please select the appropriate Dates']);
      expect((await sections())['perfiosSettings']).toBeNull();
      expect(await save('2026-05', '2026-10')).toBe('saved');
      expect((await sections())['perfiosSettings']).toEqual({
        startDate: '2026-05',
        endDate: '2026-10',
        acceptancePolicy: 'atLeastOneTransactionInRange',
      });
      expect(await save('2025-12', '2026-01')).toBe('saved');
      // Tests are on 21 November 2026.
      expect(await save('2026-05', '2026-12')).toEqual(['Please select the appropriate Dates']);
      expect(await save('2026-05', '2026-11')).toBe('saved');
    });

    it('bound what the analysis accepts [CS-042.c]', async () => {
      await save('2026-01', '2026-06', 'atLeastOneTransactionPerMonthInRange');
      await upload('icici-bounces.csv');
      await process();
      await analyse();
      expect(await statements()).toMatchObject([
        { processingError: { error: { details: [{ code: 'E_DATE_RANGE' }] } } },
      ]);
      await save('2026-01', '2026-06', 'atLeastOneTransactionInRange');
      await process();
      await analyse();
      expect(await statements()).toMatchObject([{ processed: true }]);
    });
  });

  it.each(['FINANCIAL_DETAILS_VERIFIED', 'BANK_STATEMENTS_SUBMITTED', 'BANK_STATEMENTS_INCOMPLETE'] as const)(
    'is taken in the status %s [CS-021.c]',
    async applicationStatus => {
      await server().db.update(loan).set({ applicationStatus }).where(eq(loan.loanId, loanId));
      const answer = await upload('icici-bounces.csv');
      await server()
        .db.update(loan)
        .set({ applicationStatus: 'BANK_STATEMENTS_SUBMITTED' })
        .where(eq(loan.loanId, loanId));
      expect([answer.status, answer.body['errorMessages']]).toEqual([200, []]);
    },
  );

  /** What each verb answers about a loan: upload, settings, institution, analysis, removal. */
  const statusesOf = async (id: number, as = support) => {
    const { statements: verbs } = contract;
    const months = { startDate: '2026-05', endDate: '2026-10' };
    const settings = { loanId: id, ...months, acceptancePolicy: 'atLeastOneTransactionInRange' };
    const file = sample('icici-bounces.csv');
    const answers = await Promise.all([
      server().call(verbs.upload, { loanId: id, file, institutionId: '' }, as),
      server().call(verbs.settings, settings, as),
      server().call(verbs.institution, { idString: String(id), key: 'x', institutionId: '20' }, as),
      server().call(verbs.process, { loanId: id }, as),
      server().call(verbs.remove, { loanId: id, key: 'x' }, as),
    ]);
    return answers.map(({ status }) => status);
  };

  it('is refused to who only views [CS-042.a, CS-044.a, CS-047.a]', async () => {
    const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
    expect(await statusesOf(loanId, viewer)).toEqual([403, 403, 403, 403, 403]);
    expect(await statements()).toEqual([]);
  });

  it('is refused in a status that does not allow it [CS-021.d]', async () => {
    expect(await statusesOf(loanIdOf(closed))).toEqual([409, 409, 409, 409, 409]);
    expect(await statusesOf(loanIdOf(completed))).toEqual([409, 409, 409, 409, 409]);
  });

  it('is refused for a statement nobody uploaded [CS-049.a]', async () => {
    const nothing = await process();
    expect([nothing.status, nothing.body['errorMessages']]).toEqual([400, ['Please select a file!']]);
    await upload('icici-bounces.csv');
    expect((await server().call(contract.statements.remove, { loanId, key: 'x' }, support)).status).toBe(404);
    expect((await institutionTo('20', 'x')).status).toBe(404);
  });
});

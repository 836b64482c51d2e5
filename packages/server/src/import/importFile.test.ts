import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anApplicationLine } from '@lending-desk/domain/testing';
import { between, count, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loanComment } from '../comments/table';
import { loanAccount } from '../ledger/table';
import { anyStatus } from '../loan/tally';
import { loan, loanSection, loanTally, providerBody } from '../loan/table';
import { mandate } from '../mandates/table';
import { staff } from '../signin/table';
import { eachEngine, testConfig } from '../testing/harness';
import { importFile } from './importFile';

const secret = testConfig.signingSecret;
const samples = join(import.meta.dirname, 'samples');
const good = join(samples, 'applications.ndjson');
const mixed = join(samples, 'applications-with-bad-lines.ndjson');

eachEngine(server => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lending-desk-import-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const run = (file: string) => {
    server().clock.pass(1_000);
    return importFile(server().db, file, { dataDir, now: server().clock.now, secret });
  };
  const findingsIn = (sideFile: string | null) =>
    readFileSync(sideFile ?? '', 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { line: number; outcome: string; why: string });
  const sizes = async () => {
    const { db } = server();
    const tables = [loan, loanSection, loanComment, providerBody, loanTally, auditRow, staff];
    return Promise.all(tables.map(async table => (await db.select({ rows: count() }).from(table))[0]?.rows));
  };

  describe('a file of fifty applications', () => {
    beforeAll(async () => {
      await run(good);
    });

    it('is stored whole [XR-138.d, XR-140.e]', async () => {
      const [loans] = await server().db.select({ rows: count() }).from(loan);
      expect(loans?.rows).toBe(50);
      const tally = await server().db.select().from(loanTally).where(eq(loanTally.status, anyStatus));
      const sums = tally.map(({ loans: all, unassigned }) => [all, unassigned] as const);
      expect(sums.reduce(([all, free], [more, moreFree]) => [all + more, free + moreFree])).toEqual([50, 6]);
      const [audited] = await server().db.select().from(auditRow).where(eq(auditRow.loanId, 210_007));
      const [row] = await server().db.select().from(loan).where(eq(loan.loanId, 210_007));
      expect(audited).toMatchObject({
        action: 'loan.import',
        actorId: null,
        actorName: 'Import',
        requestId: 'import',
        after: { approvalStatus: row?.approvalStatus, importHash: row?.importHash },
      });
    });

    it('holds what came held since its start, whose time for the decision is not known [XR-045.a]', async () => {
      const { loanId, heldSince } = loan;
      const held = await server()
        .db.select({ loanId, heldSince })
        .from(loan)
        .where(isNotNull(heldSince))
        .orderBy(loanId);
      expect(held.map(row => [row.loanId, row.heldSince?.toISOString()])).toEqual([
        [210_013, '2026-11-03T05:12:33.000Z'],
        [210_014, '2026-11-06T05:12:33.000Z'],
        [210_015, '2026-11-03T05:12:33.000Z'],
        [210_016, '2026-11-14T05:12:33.000Z'],
        [210_017, '2026-11-13T05:12:33.000Z'],
      ]);
    });

    it('changes nothing the second time [XR-140.e]', async () => {
      const before = await sizes();
      expect(await run(good)).toEqual({
        imported: 0,
        alreadyThere: 50,
        different: 0,
        rejected: 0,
        warnings: 0,
        emptyLines: 0,
        sideFile: null,
      });
      expect(await sizes()).toEqual(before);
    });

    it('gives loans to the members of staff it names [CR-003.d]', async () => {
      const [row] = await server().db.select().from(loan).where(eq(loan.loanId, 210_007));
      const [underwriter] = await server()
        .db.select()
        .from(staff)
        .where(eq(staff.email, 'credit.user@lender.example'));
      expect(row).toMatchObject({ underwriterId: underwriter?.id, underwriterName: 'Credit User' });
      expect(underwriter?.state).toBe('active');
    });

    it('keeps a broken section, tolerates a missing one, and stores no full Aadhaar number [CR-167.b]', async () => {
      const sectionsOf = async (loanId: number) =>
        Object.fromEntries(
          (await server().db.select().from(loanSection).where(eq(loanSection.loanId, loanId))).map(row => [
            row.name,
            row.body,
          ]),
        );
      expect(await sectionsOf(210_020)).toMatchObject({ kycDetails: { pan: 'unreadable' } });
      expect(await sectionsOf(210_026)).not.toHaveProperty('professionalDetails');
      expect(await sectionsOf(210_028)).toMatchObject({
        kycDocuments: { aadhaar: { identifierNumber: 'XXXXXXXX5388' } },
      });
      expect(await sectionsOf(210_001)).toMatchObject({
        bankStatements: [{ sampleFile: 'statements/hdfc-salaried.csv' }],
      });
    });

    it('has the provider bodies of the files next to it', async () => {
      const bodies = await server().db.select().from(providerBody);
      const fromFile = bodies.filter(({ body }) => JSON.stringify(body).includes('InquiryResponseHeader'));
      expect(fromFile.length).toBeGreaterThan(0);
      expect(new Set(fromFile.map(({ provider }) => provider))).toEqual(new Set(['equifax']));
    });
  });

  describe('a file with bad lines', () => {
    it('gets the right outcome for each line [XR-140.e]', async () => {
      const summary = await run(mixed);
      expect(summary).toMatchObject({
        imported: 2,
        alreadyThere: 1,
        different: 0,
        rejected: 7,
        emptyLines: 1,
      });
      const findings = findingsIn(summary.sideFile);
      expect(
        findings.filter(({ outcome }) => outcome === 'rejected').map(({ line, why }) => [line, why]),
      ).toEqual([
        [2, 'not JSON, or cut off'],
        [4, 'loanId is missing'],
        [5, 'amountApplied: text instead of a number'],
        [6, 'loanDetails.approvalStatus: unknown status SANCTIONED'],
        [8, 'personalDetails.dob: not an existing date YYYY-MM-DD'],
        [9, 'loanId: loanId has at most nine digits'],
        [11, 'not an application but an array'],
      ]);
      // A missing provider file is reported, but the application is imported without it.
      expect(findings).toContainEqual({
        line: 10,
        outcome: 'imported',
        why: 'provider file equifax/hit-thick-40.json: not found',
      });
    });

    it('can be run again [XR-140.e]', async () => {
      expect(await run(mixed)).toMatchObject({ imported: 0, alreadyThere: 3, rejected: 7 });
    });
  });

  it('stores what lists and searches read in its own column', async () => {
    const file = join(dataDir, 'columns.ndjson');
    const idString = '48219370-c2f9-4f6f-ace0-000000000841';
    const line = anApplicationLine({
      loanId: 841,
      idString,
      userIdString: 'usr-841',
      startedOn: '2026-11-18T19:00:00.000Z',
      amountApplied: 12_345.5,
      tat: 60,
      personalDetails: {
        fullName: ' Kavya Raghunathan ',
        primaryPhoneNumber: '+91 90000 43214',
        alternatePhoneNumber: '9000043215',
        email: 'Kavya.R@mail.example',
      },
      loanDetails: { approvalStatus: 'APPROVED', applicationStatus: 'LOAN_AGREEMENT_ACCEPTED' },
      jupiterDecision: 'FLAG',
      jupiterScore: 641,
    });
    writeFileSync(file, JSON.stringify(line));
    await run(file);
    const [row] = await server().db.select().from(loan).where(eq(loan.loanId, 841));
    expect(row).toMatchObject({
      idString,
      customerId: 'usr-841',
      fullName: 'Kavya Raghunathan',
      primaryPhone: '9000043214',
      alternatePhone: '9000043215',
      email: 'kavya.r@mail.example',
      startedOn: new Date('2026-11-18T19:00:00.000Z'),
      // Half past midnight in India.
      startedDay: '2026-11-19',
      amountAppliedMinor: 1_234_550,
      approvalStatus: 'APPROVED',
      applicationStatus: 'LOAN_AGREEMENT_ACCEPTED',
      underwriterName: 'Meera Srinivasan',
      jupiterDecision: 'FLAG',
      jupiterScore: 641,
      decidedAt: new Date('2026-11-18T19:01:00.000Z'),
      heldSince: null,
      createdAt: server().clock.now,
    });
  });

  it('rejects alone what the database refuses, and repeats nothing that it quotes [XR-140.e]', async () => {
    const file = join(dataDir, 'refused.ndjson');
    const lineOf = (loanId: number, changes: object = {}) =>
      anApplicationLine({ loanId, idString: `48219370-c2f9-4f6f-ace0-000000000${loanId}`, ...changes });
    const long = Array.from({ length: 4_000 }, (_, at) => ((at * 7_919) % 1_009).toString(36)).join('');
    const lines = [
      lineOf(851),
      // Too long for an index.
      lineOf(852, { loanDetails: { approvalStatus: 'PENDING', applicationStatus: long } }),
      lineOf(853),
    ];
    writeFileSync(file, lines.map(line => JSON.stringify(line)).join('\n'));
    const summary = await run(file);
    expect(summary).toMatchObject({ imported: 2, rejected: 1 });
    const why = expect.stringMatching(/^could not be stored: index row size .* for index "…"$/);
    expect(findingsIn(summary.sideFile)).toEqual([{ line: 2, outcome: 'rejected', why }]);
    const rows = await server()
      .db.select({ loanId: loan.loanId })
      .from(loan)
      .where(between(loan.loanId, 851, 859));
    expect(rows.map(({ loanId }) => loanId).toSorted()).toEqual([851, 853]);
  });

  it('reports in a file of its own, which its owner alone reads, beside the data or else where it runs', async () => {
    const file = join(dataDir, 'findings.of.one.ndjson');
    writeFileSync(file, '{}');
    const { sideFile } = await run(file);
    const stamp = server().clock.now.toISOString().replaceAll(/[:.]/g, '-');
    const name = `findings.of.one-${stamp}.rejected.ndjson`;
    expect(sideFile).toBe(join(dataDir, 'imports', name));
    expect(statSync(sideFile ?? '').mode & 0o777).toBe(0o600);
    // A file stands where the folder would be.
    const elsewhere = await importFile(server().db, file, { dataDir: file, now: server().clock.now, secret });
    expect(elsewhere.sideFile).toBe(join(process.cwd(), name));
    rmSync(elsewhere.sideFile ?? '');
  });

  describe('a line about a loan that already exists', () => {
    const file = join(dataDir, 'again.ndjson');
    const write = (...lines: unknown[]) =>
      writeFileSync(file, lines.map(line => JSON.stringify(line)).join('\r\n'));

    beforeAll(async () => {
      write(
        anApplicationLine({ underWriter: { fullName: 'Retired Person', email: 'Retired@lender.example' } }),
      );
      await run(file);
    });

    it('adds an unknown underwriter who cannot sign in', async () => {
      const [person] = await server()
        .db.select()
        .from(staff)
        .where(eq(staff.email, 'retired@lender.example'));
      expect(person).toMatchObject({
        fullName: 'Retired Person',
        state: 'disabled',
        passwordHash: null,
        roles: [],
      });
    });

    it('changes nothing when its content differs, and is reported [XR-140.e]', async () => {
      write(anApplicationLine({ amountApplied: 1 }));
      const summary = await run(file);
      expect(summary).toMatchObject({ imported: 0, alreadyThere: 0, different: 1, rejected: 0 });
      expect(findingsIn(summary.sideFile)).toEqual([
        { line: 1, outcome: 'already there', why: 'already there with different content: not changed' },
      ]);
      const [row] = await server().db.select().from(loan).where(eq(loan.loanId, 4_821_937));
      expect(row?.amountAppliedMinor).toBe(15_000_000);
    });

    it('ignores the order of fields [XR-140.e]', async () => {
      const line = anApplicationLine({
        underWriter: { fullName: 'Retired Person', email: 'Retired@lender.example' },
      });
      write(Object.fromEntries(Object.entries(line).reverse()));
      expect(await run(file)).toMatchObject({ alreadyThere: 1, different: 0 });
    });

    it('is refused when it brings a new loan id for a known idString [XR-140.e]', async () => {
      write(
        anApplicationLine({ loanId: 55 }),
        anApplicationLine({ loanId: 56, idString: '48219370-c2f9-4f6f-ace0-000000000056' }),
      );
      const summary = await run(file);
      expect(summary).toMatchObject({ imported: 1, rejected: 1 });
      expect(findingsIn(summary.sideFile)[0]).toMatchObject({
        line: 1,
        why: 'idString belongs to loan 4821937',
      });
    });
  });

  it('lists a line whose money cannot be read, and stores it without an account [M38.b]', async () => {
    const file = join(dataDir, 'money.ndjson');
    const line = anApplicationLine({
      loanId: 801,
      idString: '48219370-c2f9-4f6f-ace0-000000000801',
      loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'COMPLETED' },
      emis: [{ dueDate: '2026-09-01', principalDue: 'hundred' }],
      kycDocuments: { pan: { identifierNumber: 'ZZQPD100Z' } },
    });
    writeFileSync(file, `\n${JSON.stringify(line)}\n`);
    const summary = await run(file);
    expect(summary).toMatchObject({ imported: 1, rejected: 0, warnings: 2 });
    expect(findingsIn(summary.sideFile)).toEqual([
      {
        line: 2,
        outcome: 'warning',
        why: 'emis, transactionDetails: contradict each other or cannot be read; npm run ledger -- differences lists how',
      },
      { line: 2, outcome: 'warning', why: 'kycDocuments.pan.identifierNumber: not the form of a PAN' },
    ]);
    expect(await server().db.select().from(loanAccount).where(eq(loanAccount.loanId, 801))).toEqual([]);
  });

  describe('a UMRN', () => {
    const lineOf = (loanId: number, umrn: string) =>
      anApplicationLine({
        loanId,
        idString: `48219370-c2f9-4f6f-ace0-000000000${loanId}`,
        cashfreeDetails: { status: 'ACTIVE', subscriptionDetails: { umrn } },
      });
    const store = (...lines: readonly object[]) => {
      const file = join(dataDir, 'mandates.ndjson');
      writeFileSync(file, lines.map(line => JSON.stringify(line)).join('\n'));
      return run(file);
    };
    const stored = async () =>
      (
        await server()
          .db.select()
          .from(loan)
          .where(between(loan.loanId, 811, 819))
      ).map(row => row.loanId);

    it('belongs to one loan: a second line with it is refused, of this file, a later one, or of a mandate made here [M48.d]', async () => {
      const umrn = 'ZBNK0000000000000811';
      const first = await store(lineOf(811, umrn), lineOf(812, umrn.toLowerCase()), lineOf(813, ''));
      expect(first).toMatchObject({ imported: 2, rejected: 1 });
      const why = 'cashfreeDetails.subscriptionDetails.umrn belongs to loan 811';
      expect(findingsIn(first.sideFile)).toEqual([{ line: 2, outcome: 'rejected', why }]);
      const later = await store(lineOf(814, umrn));
      expect(findingsIn(later.sideFile)).toEqual([{ line: 1, outcome: 'rejected', why }]);
      await server()
        .db.insert(mandate)
        .values({ loanId: 813, number: 1, reference: 'SUB-813-1', umrn: 'ZBNK0000000000000813' });
      expect(await store(lineOf(815, 'ZBNK0000000000000813'))).toMatchObject({ imported: 0, rejected: 1 });
      // A refused line takes no mandate with it.
      expect(await store(lineOf(816, 'ZBNK0000000000000816'), lineOf(817, ''))).toMatchObject({
        imported: 2,
      });
      expect(await stored()).toEqual([811, 813, 816, 817]);
    });
  });

  it('stores comments with their ids, and one whose id is taken under another', async () => {
    const id = '0a57c3d1-41d4-4f39-9d20-7e6d6f0b0831';
    const comment = { createdOn: '2026-10-01T05:00:00.000Z', comment: 'First', author: 'Asha Rao' };
    const comments = [
      { ...comment, id: id.toUpperCase() },
      { ...comment, id, comment: 'Second', author: null },
      { ...comment, id: 'not a UUID', comment: 'Third' },
    ];
    const idString = '48219370-c2f9-4f6f-ace0-000000000831';
    const line = anApplicationLine({ loanId: 831, idString, underWriterRemarks: { comments } });
    const file = join(dataDir, 'comments.ndjson');
    writeFileSync(file, JSON.stringify(line));
    expect(await run(file)).toMatchObject({ imported: 1, rejected: 0 });
    const of = eq(loanComment.loanId, 831);
    const stored = await server().db.select().from(loanComment).where(of).orderBy(loanComment.text);
    const createdOn = new Date(comment.createdOn);
    expect(stored).toMatchObject([
      { id, text: 'First', authorName: 'Asha Rao', createdOn },
      { text: 'Second', authorName: null },
      { text: 'Third' },
    ]);
    expect(stored[1]?.id).not.toBe(id);
  });

  it('accepts an invalid phone and PAN, and warns by line and field without repeating either [XR-140.e]', async () => {
    const file = join(dataDir, 'doubtful.ndjson');
    const line = anApplicationLine({
      loanId: 777,
      idString: '48219370-c2f9-4f6f-ace0-000000000777',
      personalDetails: {
        fullName: 'Aaravi Dhundwar',
        primaryPhoneNumber: '1234567890',
        alternatePhoneNumber: '98765 4321',
      },
      referenceNumbers: [{ phoneNumbers: ['9000061644', '5000061644'] }],
      kycDocuments: { pan: { identifierNumber: 'ZZQPD100Z' } },
    });
    writeFileSync(file, `\n${JSON.stringify(line)}\n`);
    const summary = await run(file);
    expect(summary).toMatchObject({ imported: 1, rejected: 0, warnings: 4 });
    const phone = 'not ten digits from 6 to 9';
    expect(findingsIn(summary.sideFile)).toEqual([
      { line: 2, outcome: 'warning', why: `personalDetails.primaryPhoneNumber: ${phone}` },
      { line: 2, outcome: 'warning', why: `personalDetails.alternatePhoneNumber: ${phone}` },
      { line: 2, outcome: 'warning', why: `referenceNumbers.0.phoneNumbers.1: ${phone}` },
      { line: 2, outcome: 'warning', why: 'kycDocuments.pan.identifierNumber: not the form of a PAN' },
    ]);
    const [row] = await server().db.select().from(loan).where(eq(loan.loanId, 777));
    expect(row?.primaryPhone).toBe('1234567890');
    // Already imported: nothing is stored, so there is nothing to warn about.
    expect(await run(file)).toMatchObject({ alreadyThere: 1, warnings: 0, sideFile: null });
  });

  it.each([
    ['../../../etc/hostname', 'not found'],
    // A folder beside it, whose name begins like its own.
    ['../outside-too/report.json', 'not found'],
    ['/etc/hostname', 'not a path from the data folder'],
  ])('does not read %s as a provider file', async (path, why) => {
    const folders = [join(dataDir, 'outside'), join(dataDir, 'outside-too')] as const;
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    writeFileSync(join(folders[1], 'report.json'), '{}');
    const file = join(folders[0], 'lines.ndjson');
    const number = path.length;
    writeFileSync(
      file,
      JSON.stringify(
        anApplicationLine({
          loanId: number,
          idString: `48219370-c2f9-4f6f-ace0-0000000001${number}`,
          providerBodies: [{ provider: 'equifax', receivedAt: '2026-11-20T05:12:33.000Z', file: path }],
        }),
      ),
    );
    const summary = await run(file);
    expect(summary.imported).toBe(1);
    expect(findingsIn(summary.sideFile)[0]?.why).toBe(`provider file ${path}: ${why}`);
  });
});

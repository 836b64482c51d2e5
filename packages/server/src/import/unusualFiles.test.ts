import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anApplicationLine } from '@lending-desk/domain/testing';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { loan, loanSection, providerBody } from '../loan/table';
import { withServer, testConfig } from '../testing/harness';
import { importFile } from './importFile';
import { longestLine } from './lines';

const mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** An application by number, 41 to 99. */
const application = (number: number, changes: Record<string, unknown> = {}) =>
  JSON.stringify(
    anApplicationLine({
      loanId: number,
      idString: `48219370-c2f9-4f6f-ace0-0000000000${number}`,
      underWriter: null,
      underWriterRemarks: null,
      ...changes,
    }),
  );

withServer(server => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lending-desk-strange-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const file = join(dataDir, 'strange.ndjson');

  const run = async (...parts: readonly (string | Buffer)[]) => {
    writeFileSync(file, Buffer.concat(parts.map(part => Buffer.from(part))));
    server().clock.pass(1_000);
    const summary = await importFile(server().db, file, {
      dataDir,
      now: server().clock.now,
      secret: testConfig.signingSecret,
    });
    const sideText = summary.sideFile === null ? '' : readFileSync(summary.sideFile, 'utf8');
    return {
      summary,
      sideText,
      findings: sideText.split('\n').flatMap(line => (line ? [JSON.parse(line)] : [])),
    };
  };
  const stored = async (...numbers: readonly number[]) =>
    (await server().db.select({ loanId: loan.loanId }).from(loan).where(inArray(loan.loanId, numbers)))
      .map(row => row.loanId)
      .sort();

  it('accepts a byte order mark, both line endings, blank lines and a missing last line ending [XR-140.e]', async () => {
    const lines = [application(41), '', ' \t ', application(42)].join('\r\n');
    const { summary } = await run(mark, lines, '\n\n', mark, application(43));
    expect(summary).toEqual({
      imported: 3,
      alreadyThere: 0,
      warnings: 0,
      different: 0,
      rejected: 0,
      emptyLines: 3,
      sideFile: null,
    });
    expect(await stored(41, 42, 43)).toEqual([41, 42, 43]);
  });

  it('takes the first of two lines about one loan, and reports the one that differs [XR-140.e]', async () => {
    const lines = [application(44), application(44), application(44, { amountApplied: 1 })];
    const { summary, findings } = await run(lines.join('\n'));
    expect(summary).toMatchObject({ imported: 1, alreadyThere: 1, different: 1, rejected: 0 });
    expect(findings).toEqual([
      { line: 3, outcome: 'already there', why: 'already there with different content: not changed' },
    ]);
    const again = await run(lines.join('\n'));
    expect(again.summary).toMatchObject({ imported: 0, alreadyThere: 2, different: 1, rejected: 0 });
    const [row] = await server().db.select().from(loan).where(eq(loan.loanId, 44));
    expect(row?.amountAppliedMinor).toBe(15_000_000);
  });

  it('reports a line that is not text or too long, and continues with the next [XR-140.e]', async () => {
    const notUtf8 = Buffer.from(application(45).replace('Kavya', 'Kav*a'));
    notUtf8[notUtf8.indexOf('*')] = 0xff;
    const { findings } = await run(
      notUtf8,
      '\n',
      application(46).padEnd(longestLine + 1),
      '\n',
      application(47).padEnd(longestLine),
      '\n',
      application(48),
    );
    expect(findings).toEqual([
      { line: 1, outcome: 'rejected', why: 'not UTF-8' },
      { line: 2, outcome: 'rejected', why: 'longer than 32 MB' },
    ]);
    expect(await stored(45, 46, 47, 48)).toEqual([47, 48]);
  });

  it('names the fields of a bad line and repeats none of their values [XR-140.e]', async () => {
    const person = { ...Object(anApplicationLine()['personalDetails']) };
    const bad: readonly (readonly [line: string, field: string])[] = [
      [application(51, { personalDetails: { ...person, dob: '02/31/1990' } }), 'personalDetails.dob'],
      [application(52, { personalDetails: { ...person, email: 7 } }), 'personalDetails.email'],
      [application(53, { personalDetails: [person] }), 'personalDetails'],
      [application(54, { amountApplied: '1,50,000' }), 'amountApplied'],
      [
        application(55, { loanDetails: { approvalStatus: 'Kavya Raghunathan' } }),
        'loanDetails.approvalStatus',
      ],
      [
        application(56, { underWriter: { fullName: 'Kavya Raghunathan', email: 'kavya' } }),
        'underWriter.email',
      ],
      [application(57).slice(0, -9), 'JSON'],
      [`[${application(58)}]`, 'an array'],
    ];
    const { summary, sideText, findings } = await run(bad.map(([line]) => line).join('\n'));
    expect(summary).toMatchObject({ imported: 0, rejected: bad.length });
    expect(findings.map(({ line }) => line)).toEqual(bad.map((_line, index) => index + 1));
    for (const [index, [, field]] of bad.entries()) expect(findings[index].why).toContain(field);
    expect(sideText).not.toMatch(/kavya|raghunathan|90000|1990|1,50,000|mail\.example/i);
  });

  describe('provider bodies', () => {
    const receivedAt = '2026-11-20T05:12:33.000Z';
    const report = { CIRReportData: { ScoreDetails: [{ Value: '742' }] } };
    const sectionsOf = async (loanId: number) =>
      Object.fromEntries(
        (await server().db.select().from(loanSection).where(eq(loanSection.loanId, loanId))).map(row => [
          row.name,
          row.body,
        ]),
      );

    it('of a file with a byte order mark, of a provider in capitals, make sections and are stored', async () => {
      mkdirSync(join(dataDir, 'equifax'));
      writeFileSync(
        join(dataDir, 'equifax', 'marked.json'),
        Buffer.concat([mark, Buffer.from(JSON.stringify(report))]),
      );
      const providerBodies = [{ provider: 'EQUIFAX', receivedAt, file: 'equifax/marked.json' }];
      await run(application(61, { providerBodies, equifaxReport: undefined, parsedEquifax: undefined }));
      expect(await sectionsOf(61)).toMatchObject({ parsedEquifax: { score: '742' } });
      expect(await server().db.select().from(providerBody).where(eq(providerBody.loanId, 61))).toMatchObject([
        { provider: 'EQUIFAX', receivedAt: new Date(receivedAt), body: report },
      ]);
    });

    const bodiesOf = async (loanId: number) =>
      (await server().db.select().from(providerBody).where(eq(providerBody.loanId, loanId))).map(
        ({ body }) => body,
      );
    /** Imports an application from a folder whose parent has provider files too. */
    const runInside = async (number: number, entry: object) => {
      const inside = join(dataDir, 'inside');
      mkdirSync(inside, { recursive: true });
      const lines = join(inside, 'lines.ndjson');
      const providerBodies = [{ provider: 'equifax', receivedAt, ...entry }];
      writeFileSync(lines, application(number, { providerBodies }));
      server().clock.pass(1_000);
      const { clock, db } = server();
      const summary = await importFile(db, lines, { dataDir, now: clock.now, secret: null });
      const text = summary.sideFile === null ? '' : readFileSync(summary.sideFile, 'utf8');
      return { summary, why: text === '' ? null : JSON.parse(text).why };
    };

    it('are read beside the file of applications, then beside its folder', async () => {
      writeFileSync(join(dataDir, 'both.json'), '{"from":"the folder above"}');
      await runInside(65, { file: 'both.json' });
      expect(await bodiesOf(65)).toEqual([{ from: 'the folder above' }]);
      writeFileSync(join(dataDir, 'inside', 'both.json'), '{"from":"the folder"}');
      await runInside(66, { file: 'both.json' });
      expect(await bodiesOf(66)).toEqual([{ from: 'the folder' }]);
    });

    it('in the line stand before the file it names', async () => {
      await runInside(67, { file: 'both.json', body: { from: 'the line' } });
      expect(await bodiesOf(67)).toEqual([{ from: 'the line' }]);
    });

    it('may change: the same line names the file, so it is already there', async () => {
      writeFileSync(join(dataDir, 'inside', 'changing.json'), '{"asked":1}');
      await runInside(68, { file: 'changing.json' });
      writeFileSync(join(dataDir, 'inside', 'changing.json'), '{"asked":2}');
      const { summary } = await runInside(68, { file: 'changing.json' });
      expect(summary).toMatchObject({ imported: 0, alreadyThere: 1, different: 0, sideFile: null });
      expect(await bodiesOf(68)).toEqual([{ asked: 1 }]);
    });

    it('that are no JSON are one text, without the Aadhaar numbers in it [CR-167.b]', async () => {
      // The mark within the text stays.
      const xml = '<report id="\uFEFF">Aadhaar 7178 8984 5388</report>';
      writeFileSync(join(dataDir, 'inside', 'report.xml'), Buffer.concat([mark, Buffer.from(xml)]));
      await runInside(69, { file: 'report.xml' });
      expect(await bodiesOf(69)).toEqual(['<report id="\uFEFF">Aadhaar XXXXXXXX5388</report>']);
    });

    it.each([
      ['a NUL', '{"a":"\u0000"}', 'not a text', 71],
      ['an escaped NUL', '{"a":"\\u0000"}', 'holds a character that cannot be stored', 72],
      ['a text about one', '{"a":"\\\\u0000"}', null, 73],
    ])('with %s are left out only where the database cannot store them', async (_what, text, why, number) => {
      writeFileSync(join(dataDir, 'inside', 'nul.json'), text);
      const found = await runInside(number, { file: 'nul.json' });
      expect(found.summary.imported).toBe(1);
      expect(found.why).toBe(why && `provider file nul.json: ${why}`);
      expect(await bodiesOf(number)).toHaveLength(why === null ? 1 : 0);
    });

    it.each([
      ['__proto__', 62],
      ['constructor', 63],
      ['toString', 64],
    ])('of a provider called %s are stored and add no section', async (provider, number) => {
      const providerBodies = [{ provider, receivedAt, body: { loanPurpose: 'Other', ...report } }];
      const { summary } = await run(application(number, { providerBodies, parsedEquifax: undefined }));
      expect(summary).toMatchObject({ imported: 1, rejected: 0 });
      const sections = await sectionsOf(number);
      expect(sections).not.toHaveProperty('CIRReportData');
      expect(sections).not.toHaveProperty('0');
      expect(
        await server().db.select().from(providerBody).where(eq(providerBody.loanId, number)),
      ).toHaveLength(1);
    });
  });
});

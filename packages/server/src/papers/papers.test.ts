import { inflateSync } from 'node:zlib';
import { addDays, businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loan } from '../loan/table';
import { bookOn, exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { bearer, type Caller, withServer, requestOf } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { pagesOf } from '../testing/pagesOf';
import { paperPdf } from './paperPdf';

const { papers } = contract;

withServer(server => {
  let agent: Caller;
  let loanId: number;
  let number = 0;

  beforeEach(async () => {
    setDay(server(), exampleDay);
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    number += 1;
    loanId = await storeSampleLoan(server(), number);
    await server().db.update(loan).set({ fullName: 'Kavya Ranganathan' }).where(eq(loan.loanId, loanId));
  });

  const quote = (on: string, as = agent) => {
    const { path, init } = requestOf(papers.quote, { loanId, on }, bearer(as));
    return server().app.request(path, init);
  };
  const letter = (of = loanId) => {
    const { path, init } = requestOf(papers.noDues, { loanId: of }, bearer(agent));
    return server().app.request(path, init);
  };
  const said = async (answer: Response): Promise<unknown> => [
    answer.status,
    Object(await answer.json()).errorMessages[0],
  ];
  const textOf = async (answer: Response) => pagesOf(new Uint8Array(await answer.arrayBuffer()));
  const closeIt = async () => {
    await bookOn(server(), loanId, {
      type: 'receipt',
      id: 'link',
      source: 'RAZORPAY',
      amount: rupees(37_724),
      valueDate: exampleDay,
      reference: null,
    });
    await bookOn(server(), loanId, { type: 'close', closingDate: exampleDay });
  };

  it('a foreclosure quote has the figures of the ledger on its day, and can be read [XR-044.a]', async () => {
    const answer = await quote('2026-11-15');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [page, ...others] = await textOf(answer);
    expect(others).toEqual([]);
    for (const words of [
      'Lender of the Test | 15 Nov 2026 | Foreclosure quote | Customer | Kavya Ranganathan',
      `Loan account number | ${loanId} | Loan amount | Rs. 75,000.00 | Disbursed on | 30 Mar 2026`,
      'Closing date | 15 Nov 2026',
      'Principal outstanding | Rs. 34,784.37 | Overdue interest | Rs. 1,069.23',
      'Penal interest overdue | Rs. 544.74 | Bounce charges overdue | Rs. 1,180.00',
      'Interest since the last due date | Rs. 144.51 | Total foreclosure amount | Rs. 37,722.85',
      'Held for you | Rs. 0.00 | Payable on 15 Nov 2026 | Rs. 37,722.85',
      'Page 1 of 1',
    ])
      expect(page).toContain(words);
    const [later] = await textOf(await quote('2026-11-16'));
    expect(later).toContain('Payable on 16 Nov 2026 | Rs. 37,733.18');
  });

  it.each([
    ['2026-08-31', 422],
    ['2026-09-01', 200],
    ['2027-02-13', 200],
    ['2027-02-14', 422],
  ])('a quote for %s answers %d [M32.e]', async (on, status) => {
    expect((await quote(on)).status).toBe(status);
  });

  it('a no dues letter is there for a closed loan only, and names the interest not charged; then no quote is [M34.f]', async () => {
    expect(await said(await letter())).toEqual([409, 'This loan is not closed yet']);
    await closeIt();
    const [page] = await textOf(await letter());
    for (const words of [
      'No dues letter | Customer | Kavya Ranganathan',
      'Closed on | 15 Nov 2026',
      'Payments received | Rs. 83,119.00 | Waived | Rs. 0.00 | Due on this loan | Rs. 0.00',
      'We confirm that this loan was closed on 15 Nov 2026 and that nothing is due on it.',
      'Because it was closed early, Rs. 321.37 of the interest agreed was not charged.',
      'Rs. 1.15 that was paid beyond the closing amount is due back to you.',
    ])
      expect(page).toContain(words);
    expect(await said(await quote('2026-11-15'))).toEqual([409, 'This loan is closed: nothing is quoted']);
  });

  it('is answered in parts to who asks for a part', async () => {
    const { path, init } = requestOf(
      papers.quote,
      { loanId, on: '2026-11-15' },
      { ...bearer(agent), range: 'bytes=1-4' },
    );
    const answer = await server().app.request(path, init);
    expect([answer.status, await answer.text()]).toEqual([206, 'PDF-']);
  });

  it('each leaves an audit row, and a refused one none [XR-044.b]', async () => {
    await quote('2026-11-15');
    await letter();
    await closeIt();
    await letter();
    const rows = await server().db.select().from(auditRow).where(eq(auditRow.loanId, loanId));
    const papersMade = rows.filter(({ action }) => action.startsWith('papers.'));
    expect(papersMade.map(({ action, after }) => [action, after])).toEqual([
      ['papers.quote', { file: `foreclosure-quote-${loanId}-2026-11-15.pdf` }],
      ['papers.noDues', { file: `no-dues-${loanId}.pdf` }],
    ]);
  });

  it('of a loan without an account there is none [M38.a]', async () => {
    number += 1;
    await storeLoans(server().db, [aLine(number, { loanDetails: { approvalStatus: 'DISBURSED' } })]);
    expect(await said(await letter(loanIdOf(number)))).toEqual([409, 'This loan has no account']);
  });

  it('is not for who may only view [XR-044.c]', async () => {
    expect((await quote('2026-11-15', await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW'))).status).toBe(403);
  });
});

it('a long paper has its pages numbered, tears no line, and straightens what the fonts lack [XR-044.d]', async () => {
  const about = Array.from({ length: 60 }, (_, at) => ({
    label: `Line ${at + 1}`,
    value: `José’s −1 தமிழ், ${formatLast(at)}`,
  }));
  const bytes = await paperPdf(
    { title: 'A paper', fileName: 'a.pdf', about, amounts: [], sentences: ['Once. '.repeat(400)] },
    { lender: 'Lender', madeOn: '15 Nov 2026' },
  );
  const pages = await pagesOf(bytes);
  expect(pages.map(page => /Page \d of \d$/.exec(page)?.[0])).toEqual(
    pages.map((_, at) => `Page ${at + 1} of ${pages.length}`),
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join(' ')).toContain("Line 60 | José's -1 ?????, ");
});

describe('a paper [XR-044.d]', () => {
  const opened = async () => {
    const bytes = await paperPdf(
      {
        title: 'No dues letter',
        fileName: 'a.pdf',
        about: [
          { label: 'Customer', value: 'काव्या' },
          { label: 'Address '.repeat(20).trim(), value: 'Pune' },
        ],
        amounts: [{ label: 'Due', value: 'Rs. 0.00' }],
        sentences: [],
      },
      { lender: 'Lender of the Test', madeOn: '15 Nov 2026' },
    );
    return getDocument({ data: bytes, verbosity: 0, useSystemFonts: false }).promise;
  };

  it('names its title, its author and its language to readers', async () => {
    const { info } = await (await opened()).getMetadata();
    expect(info).toMatchObject({ Title: 'No dues letter', Author: 'Lender of the Test', Language: 'en-IN' });
  });

  it('has a label and its value on one line in whichever font, and no label below its value', async () => {
    const page = await (await opened()).getPage(1);
    const { items } = await page.getTextContent();
    const texts = items.flatMap(item =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
        : [],
    );
    const of = (start: string) => texts.filter(({ text }) => text.startsWith(start));
    const [, , width = 0, height = 0] = page.view;
    // The name of the lender in 14 points stands on the line of its capitals below the margin.
    expect(of('Lender')[0]).toMatchObject({ x: 56, y: expect.closeTo(height - 56 - 0.718 * 14, 1) });
    expect(of('Customer')[0]?.y).toBeCloseTo(of('का')[0]?.y, 3);
    expect(of('Due')[0]?.y).toBeCloseTo(of('Rs.')[0]?.y, 3);
    const address = of('Address');
    expect(address.length).toBeGreaterThan(1);
    for (const line of address) expect(line.x + line.width).toBeLessThanOrEqual(width - 56 - 200);
  });
});

describe('a text in Devanagari [XR-044.d]', () => {
  const value = 'काव्या निर्मला, 2nd Floor\nPune';
  const made = paperPdf(
    {
      title: 'A paper',
      fileName: 'a.pdf',
      about: [
        { label: 'Customer', value },
        { label: 'Place', value: 'Pune' },
      ],
      amounts: [],
      sentences: [],
    },
    { lender: 'Lender', madeOn: '15 Nov 2026' },
  );

  it('is drawn in a font that has its letters, beside the Latin ones', async () => {
    const [page] = await pagesOf(await made);
    expect(page).toContain('काव्या');
    expect(page).toContain('2nd Floor | Pune | Place | Pune');
    expect(page).not.toMatch(/[?\0]/);
    const source = Buffer.from(await made).toString('latin1');
    expect(source).toMatch(/\/FontName \/\w{6}\+NotoSansDevanagari-Regular/);
  });

  it('is copied as it is written, although its signs are drawn in another order', async () => {
    const [page] = await pagesOf(await made);
    expect(page).not.toContain('निर्मला');
    expect(writtenTextsOf(await made)).toEqual([value]);
  });
});

/** The texts a PDF says are written where other signs are drawn (ActualText). */
function writtenTextsOf(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString('latin1');
  return [...source.matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .flatMap(content => [...content.matchAll(/\/ActualText \(\xfe\xff([\s\S]*?)\)\n>> BDC/g)])
    .map(([, escaped = '']) =>
      escaped.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 't' ? '\t' : sign === 'n' ? '\n' : sign)),
    )
    .map(text => Buffer.from(text, 'latin1').swap16().toString('utf16le'));
}

const formatLast = (at: number) => addDays(businessDate('2026-11-15'), at);

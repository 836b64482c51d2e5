import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { tablePdf } from './tablePdf';

const rows = [
  ['Date', 'Narration', 'Balance'],
  ...Array.from({ length: 60 }, (_, index) => [`row ${index}`, 'UPI (rent) \\ ₹', '12.50']),
];
const table = { title: 'Statement', columns: [40, 120, 480], rows };

/** The text of every page, read by an independent PDF reader. */
async function read(password: string | undefined, made = tablePdf(table, 'KAVE3214')): Promise<string[]> {
  const given = password !== undefined && { password };
  const opening = getDocument({ data: await made, verbosity: 0, ...given });
  const document = await opening.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map(item => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await opening.destroy();
  return pages;
}

describe('tablePdf', () => {
  it('opens with its password, the heading on every page', async () => {
    const pages = await read('KAVE3214');
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain('Narration');
    expect(pages[0]).toContain('Statement, page 1');
    expect(pages[0]).toContain('UPI (rent) \\ ?');
    expect(pages[1]).toContain('row 59');
  });

  it.each(['A', 'KAVE3214', 'a much longer one, of two blocks and then some'])(
    'opens with %s',
    async password => {
      expect(await read(password, tablePdf(table, password))).toHaveLength(2);
    },
  );

  it.each([undefined, '', 'kave3214'])('stays shut for %j', async password => {
    await expect(read(password)).rejects.toMatchObject({ name: 'PasswordException' });
  });

  it('contains none of its text in plain form', async () => {
    const file = Buffer.from(await tablePdf(table, 'KAVE3214')).toString('latin1');
    expect(file).not.toContain('Narration');
    expect(file).not.toContain('KAVE3214');
  });

  it('is one page when there are no rows', async () => {
    const pages = await read('X', tablePdf({ ...table, rows: [] }, 'X'));
    expect(pages).toEqual([expect.stringContaining('Statement, page 1')]);
  });
});

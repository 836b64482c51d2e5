import { buffer } from 'node:stream/consumers';

/** A table for a PDF: the start of its columns, in points from the left edge, and its rows, the heading first. */
export interface PaperTable {
  readonly title: string;
  readonly columns: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

const rowsOfPage = 48;
const top = 40;
const lineHeight = 15;

/** A table as an A4 PDF, the heading on every page, protected with a password: AES-256. */
export async function tablePdf(
  { title, columns, rows: all }: PaperTable,
  password: string,
): Promise<Uint8Array> {
  // Loaded on first use: it takes a third of a second, which should not delay a server's start.
  const { default: Pdf } = await import('pdfkit');
  const [heading = [], ...rows] = all;
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    userPassword: password,
    pdfVersion: '1.7ext3',
  });
  // The standard fonts have no other characters.
  const write = (text: string, column: number, y: number) =>
    pdf.text(text.replace(/[^ -~]/g, '?'), columns[column] ?? 0, y, { lineBreak: false });
  for (let page = 0; page === 0 || page * rowsOfPage < rows.length; page += 1) {
    pdf.addPage();
    pdf.font('Helvetica-Bold').fontSize(12);
    write(`${title}, page ${page + 1}`, 0, top);
    for (const [row, line] of [
      heading,
      ...rows.slice(page * rowsOfPage, (page + 1) * rowsOfPage),
    ].entries()) {
      pdf.font(row === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(8);
      for (const [column, cell] of line.entries()) write(cell, column, top + (row + 2) * lineHeight);
    }
  }
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

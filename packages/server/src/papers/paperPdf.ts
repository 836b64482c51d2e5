import { buffer } from 'node:stream/consumers';
import type { Paper, PaperLine } from '@lending-desk/domain/papers';

const margin = 56;
const amountWidth = 200;
/** Of what is said in words. */
const wordsWidth = 300;

/** What a paper says, as A4 pages with the lender's name, the day and the number of each page. The text can be read
 *  out of it. */
export async function paperPdf(
  { title, about, amounts, sections = [], sentences }: Paper,
  { lender, madeOn }: { readonly lender: string; readonly madeOn: string },
): Promise<Uint8Array> {
  // Loaded on first use: it takes a third of a second, which should not delay a server's start.
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: lender },
  });
  const width = pdf.page.width - 2 * margin;
  const regular = () => pdf.font('Helvetica').fontSize(10);
  const bold = () => pdf.font('Helvetica-Bold').fontSize(10);
  const put = ({ label, value }: PaperLine, align: 'left' | 'right', valueWidth = amountWidth) => {
    // A line is not torn over two pages.
    const height = pdf.heightOfString(shown(value), { width: valueWidth }) + 6;
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
    const { y } = pdf;
    pdf.text(shown(label), margin, y, { width: width - valueWidth });
    const below = pdf.y;
    pdf.text(shown(value), margin + width - valueWidth, y, { width: valueWidth, align });
    pdf.x = margin;
    pdf.y = Math.max(below, pdf.y) + 6;
  };

  pdf.font('Helvetica-Bold').fontSize(14).text(shown(lender));
  regular().text(madeOn).moveDown(2);
  pdf.font('Helvetica-Bold').fontSize(16).text(title).moveDown(1);
  regular();
  for (const line of about) put(line, 'left');
  pdf.moveDown(1);
  for (const [index, line] of amounts.entries()) {
    if (index === amounts.length - 1) bold();
    else regular();
    put(line, 'right');
  }
  for (const { heading, lines } of sections) {
    // A heading stays with its first line.
    if (pdf.y + 60 > pdf.page.height - margin) pdf.addPage();
    bold().text(shown(heading), margin, pdf.y).moveDown(0.5);
    regular();
    for (const line of lines) put(line, 'left', wordsWidth);
    pdf.moveDown(1);
  }
  regular().moveDown(1);
  for (const sentence of sentences) pdf.text(shown(sentence), margin, pdf.y, { width }).moveDown(0.5);

  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where a text would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0;
    regular().text(`Page ${page + 1} of ${count}`, margin, pdf.page.height - 40, {
      width,
      align: 'right',
      lineBreak: false,
    });
  }
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

/** The standard fonts have the letters of Western Europe and no others; quotation marks are set straight. */
const shown = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .replaceAll(/[^ -~\u00a0-\u00ff]/g, '?');

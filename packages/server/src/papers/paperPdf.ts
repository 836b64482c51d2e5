import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Paper, PaperLine } from '@lending-desk/domain/papers';

const margin = 56;
const amountWidth = 200;
/** Of what is said in words. */
const wordsWidth = 300;
/** How high Helvetica rises above its baseline, by its size: every text stands on this line, so that a label and its
 *  value do in whichever font. */
const ascent = 0.718;

type Style = { readonly bold?: boolean; readonly size?: number };
type Place = { readonly width?: number; readonly align?: 'left' | 'right'; readonly lineBreak?: boolean };

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
  /** Chooses the font of a text. @returns the text as that font can draw it */
  const inFont = (text: string, { bold = false, size = 10 }: Style) => {
    const isIndic = devanagari.test(text);
    pdf.font(isIndic ? devanagariFont : bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    return drawable(text, isIndic);
  };
  const write = (text: string, x: number, y: number, place: Place, style: Style = {}) => {
    const said = inFont(text, style);
    const options = { ...place, baseline: -ascent * (style.size ?? 10) };
    if (!devanagari.test(said)) return pdf.text(said, x, y, options);
    // The signs of a syllable are drawn in another order than they are written in; readers copy the text itself.
    pdf.markContent('Span', { actual: said });
    return pdf.text(said, x, y, options).endMarkedContent();
  };
  const put = (
    { label, value }: PaperLine,
    { align, valueWidth = amountWidth, ...style }: Style & { align: 'left' | 'right'; valueWidth?: number },
  ) => {
    // A line is not torn over two pages.
    const height = pdf.heightOfString(inFont(value, style), { width: valueWidth }) + 6;
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
    const { y } = pdf;
    write(label, margin, y, { width: width - valueWidth }, style);
    const below = pdf.y;
    write(value, margin + width - valueWidth, y, { width: valueWidth, align }, style);
    pdf.x = margin;
    pdf.y = Math.max(below, pdf.y) + 6;
  };

  write(lender, margin, pdf.y, {}, { bold: true, size: 14 });
  write(madeOn, margin, pdf.y, {}).moveDown(2);
  write(title, margin, pdf.y, {}, { bold: true, size: 16 }).moveDown(1);
  for (const line of about) put(line, { align: 'left' });
  pdf.moveDown(1);
  for (const [index, line] of amounts.entries())
    put(line, { align: 'right', bold: index === amounts.length - 1 });
  for (const { heading, lines } of sections) {
    // A heading stays with its first line.
    if (pdf.y + 60 > pdf.page.height - margin) pdf.addPage();
    write(heading, margin, pdf.y, {}, { bold: true }).moveDown(0.5);
    for (const line of lines) put(line, { align: 'left', valueWidth: wordsWidth });
    pdf.moveDown(1);
  }
  pdf.moveDown(1);
  for (const sentence of sentences) write(sentence, margin, pdf.y, { width }).moveDown(0.5);

  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where a text would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0;
    const place = { width, align: 'right', lineBreak: false } as const;
    write(`Page ${page + 1} of ${count}`, margin, pdf.page.height - 40, place);
  }
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

const devanagari = /\p{Script=Devanagari}/u;
/** What asks for one form of a letter or another (zero-width joiner and non-joiner) belongs to the script. */
const notInNoto = /[^\n -~\u00a0-\u00ff\p{Script_Extensions=Devanagari}\p{Join_Control}]/gu;

const require = createRequire(import.meta.url);
/** A font with the letters of Devanagari and of Latin, for a text that has some of both. */
const devanagariFont = require.resolve(
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
);

/** The standard fonts have the letters of Western Europe and no others, Noto those of Devanagari as well; quotation
 *  marks are set straight. */
const drawable = (text: string, isIndic: boolean): string =>
  text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .replaceAll(isIndic ? notInNoto : /[^\n -~\u00a0-\u00ff]/gu, '?');

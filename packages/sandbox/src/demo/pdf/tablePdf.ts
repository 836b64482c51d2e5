import { randomBytes } from 'node:crypto';
import { pdfLock } from './pdfLock';

/** A table for paper: where its columns begin, in points from the left edge, and its rows, the heading first. */
export interface PaperTable {
  readonly title: string;
  readonly columns: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

const rowsOfPage = 48;
const top = 790;
const lineHeight = 15;

/** A text between brackets, of signs every reader's own fonts have. */
function shown(text: string): string {
  return `(${text.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&')})`;
}

function drawn(lines: readonly (readonly string[])[], { title, columns }: PaperTable, page: number): string {
  const cells = lines.flatMap((line, row) =>
    line.map((cell, column) => {
      const y = top - (row + 2) * lineHeight;
      return `/F${row === 0 ? 2 : 1} 8 Tf 1 0 0 1 ${columns[column] ?? 0} ${y} Tm ${shown(cell)} Tj`;
    }),
  );
  return `BT /F2 12 Tf 1 0 0 1 ${columns[0] ?? 0} ${top} Tm ${shown(`${title}, page ${page}`)} Tj\n${cells.join('\n')}\nET`;
}

/** A table as a PDF in A4, the heading on every page, protected with a password. */
export function tablePdf(table: PaperTable, password: string): Uint8Array {
  const [heading = [], ...rows] = table.rows;
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / rowsOfPage)) }, (_, page) =>
    drawn([heading, ...rows.slice(page * rowsOfPage, (page + 1) * rowsOfPage)], table, page + 1),
  );
  const lock = pdfLock(password);
  const kids = pages.map((_, page) => `${6 + page * 2} 0 R`).join(' ');
  const font = (name: string) => Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`);
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from(lock.dictionary),
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((text, page) => {
      const content = lock.encrypt(Buffer.from(text, 'latin1'));
      return [
        Buffer.from(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${7 + page * 2} 0 R` +
            ' /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
        ),
        Buffer.concat([
          Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
          content,
          Buffer.from('\nendstream'),
        ]),
      ];
    }),
  ];
  return fileOf(objects);
}

/** The numbered objects with the table of where each begins; the first is the catalogue, the third the lock. */
function fileOf(objects: readonly Buffer[]): Uint8Array {
  const parts = [Buffer.from('%PDF-2.0\n')];
  let length = parts[0]?.length ?? 0;
  const places = objects.map((object, index) => {
    const place = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const id = `<${randomBytes(16).toString('hex')}>`;
  const end =
    `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Encrypt 3 0 R /ID [${id} ${id}] >>\nstartxref\n${length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(end)]));
}

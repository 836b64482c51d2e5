import { constants, crc32, deflateRawSync } from 'node:zlib';

const megabyte = 1024 * 1024;

/** Blanks, deflated to a thousandth of their size.
 *  @param megabytes  when unpacked, in steps of 16 */
function deflatedBlanks(megabytes: number): Buffer {
  // Ends at a byte, so that copies of it follow each other.
  const piece = deflateRawSync(Buffer.alloc(16 * megabyte, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: megabytes / 16 }, () => piece), end]);
}

/** A PDF whose only page is one stream of blanks.
 *  @param megabytes  of the stream when unpacked */
export function aPdfBomb(megabytes: number): Uint8Array {
  const stream = Buffer.concat([Buffer.from([0x78, 0x9c]), deflatedBlanks(megabytes), Buffer.alloc(4)]);
  const head = [
    '%PDF-1.7',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >> endobj',
    `4 0 obj << /Length ${stream.length} /Filter /FlateDecode >> stream\n`,
  ].join('\n');
  const end = '\nendstream endobj\ntrailer << /Root 1 0 R /Size 5 >>\n%%EOF';
  return new Uint8Array(Buffer.concat([Buffer.from(head), stream, Buffer.from(end)]));
}

const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';
const book =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

/** A workbook whose sheet is blanks.
 *  @param megabytes  of the sheet when unpacked
 *  @param directory  what the directory at its end says of that size, in bytes; the sheet's own head is true */
export function anXlsxBomb(megabytes: number, directory: number): Uint8Array {
  const text = (content: string) => {
    const bytes = Buffer.from(content);
    const data = deflateRawSync(bytes);
    return { data, size: bytes.length, said: bytes.length, crc: crc32(bytes) };
  };
  const sheet = { data: deflatedBlanks(megabytes), size: megabytes * megabyte, said: directory, crc: 0 };
  const entries = [
    { name: '[Content_Types].xml', ...text(contentTypes) },
    { name: 'xl/workbook.xml', ...text(book) },
    { name: 'xl/_rels/workbook.xml.rels', ...text(relations) },
    { name: 'xl/worksheets/sheet1.xml', ...sheet },
  ];
  const fields = (crc: number, packed: number, unpacked: number, name: string) => {
    const part = Buffer.alloc(26);
    part.writeUInt16LE(20, 0);
    part.writeUInt16LE(8, 4);
    part.writeUInt32LE(crc, 10);
    part.writeUInt32LE(packed, 14);
    // A size of four gigabytes has no place here; it is the largest number.
    part.writeUInt32LE(Math.min(unpacked, 0xff_ff_ff_fe), 18);
    part.writeUInt16LE(name.length, 22);
    return part;
  };
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, data, size, said, crc } of entries) {
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      fields(crc, data.length, size, name),
      Buffer.from(name),
      data,
    ]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    central.push(
      Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'),
      fields(crc, data.length, said, name),
      rest,
      Buffer.from(name),
    );
    locals.push(local);
    at += local.length;
  }
  const directoryBytes = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, directoryBytes, end]));
}

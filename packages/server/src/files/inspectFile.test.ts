import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPng } from '../testing/files';
import { aZip } from '../testing/zip';
import { inspectFile, mostBytes } from './inspectFile';

const text = (content: string) => new TextEncoder().encode(content);
const latin = (content: string) => Uint8Array.from(content, character => character.charCodeAt(0));
const picture = join(import.meta.dirname, '../../../sandbox/src/demo/samples/pictures/faces/0.webp');

/** A PNG whose header declares these dimensions; nothing else of it is read. */
function pngOf(width: number, height: number): Uint8Array {
  const png = aPng.slice();
  const head = new DataView(png.buffer);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return png;
}

const workbook = (unpacked: number) =>
  aZip([
    {
      name: '[Content_Types].xml',
      content:
        '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', content: '<sheet/>', saysItUnpacksTo: unpacked },
  ]);

describe('inspectFile', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lending-desk-inspect-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const inspect = (bytes: Uint8Array) => {
    // The file name must not matter.
    const path = join(folder, 'web-page.html');
    writeFileSync(path, bytes);
    return inspectFile(path);
  };

  it.each([
    ['PNG', 'image', 'image/png', aPng],
    ['PDF', 'pdf', 'application/pdf', latin('%PDF-1.7\n')],
    ['WAV', 'audio', 'audio/wav', latin('RIFF\x01\x02\x03\x04WAVEfmt ')],
    ['MP3', 'audio', 'audio/mpeg', latin(`\xff\xfb\x90\x64${'\0'.repeat(20)}`)],
    ['a workbook', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', workbook(9)],
    ['CSV', 'csv', 'text/csv; charset=utf-8', text('Date,Amount\n2026-11-21,500')],
    ['CSV behind a BOM', 'csv', 'text/csv; charset=utf-8', text('\ufeffDate,Amount')],
    ['XML', 'xml', 'application/xml; charset=utf-8', text('<?xml version="1.0"?><OfflinePaperlessKyc/>')],
  ])('knows %s', async (_name, kind, contentType, bytes) => {
    expect(await inspect(bytes)).toEqual({ kind, contentType });
  });

  it('detects WebP', async () => {
    const path = join(folder, 'face.pdf');
    copyFileSync(picture, path);
    expect(await inspectFile(path)).toEqual({ kind: 'image', contentType: 'image/webp' });
  });

  it.each([
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG behind an XML line', text('<?xml version="1.0"?>\n<svg onload="x()"/>')],
    ['a page', text('  <!doctype html><script>x()</script>')],
    ['a page behind an XML line', text('<?xml version="1.0"?><html>')],
    ['a program', latin('\x7fELF\0\0')],
    ['an archive that is no workbook', aZip([{ name: 'a.txt', content: 'a' }])],
    ['text that is not UTF-8', latin('A\xff\xfe')],
    ['text with a NUL far behind', text(`Date\n${'a'.repeat(200_000)}\u0000`)],
    ['an empty file', new Uint8Array()],
    ['a picture of which only the signature is left', aPng.slice(0, 8)],
  ])('does not accept %s', async (_name, bytes) => {
    expect(await inspect(bytes)).toBeNull();
  });

  it.each([
    [pngOf(10_000, 5_000), true],
    [pngOf(10_000, 5_001), false],
    [latin('%PDF-1.7\n<< /Type /Pages /Count 2000 >>'), true],
    [latin('%PDF-1.7\n<< /Type /Pages /Count 2001 >>'), false],
    [latin(`%PDF-1.7\n${' '.repeat(65_536 - 19)}/Count 2001 >>`), false],
    [workbook(200 * 1024 * 1024 - 200), true],
    [workbook(200 * 1024 * 1024 + 1), false],
  ])('limits pixels, pages and inflation (case %#)', async (bytes, fits) => {
    expect((await inspect(bytes)) !== null).toBe(fits);
  });

  it('allows pictures 10 MB and everything else 20 MB', () => {
    expect(mostBytes('image')).toBe(10 * 1024 * 1024);
    expect(mostBytes('pdf')).toBe(20 * 1024 * 1024);
  });
});

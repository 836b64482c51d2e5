import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPng } from '../testing/files';
import { anXlsxBomb } from '../testing/bombs';
import { aZip } from '../testing/zip';
import { inspectFile, mostBytes } from './inspectFile';

const text = (content: string) => new TextEncoder().encode(content);
const latin = (content: string) => Uint8Array.from(content, character => character.charCodeAt(0));
const utf16 = (content: string) => new Uint8Array(Buffer.from(content, 'utf16le'));
const picture = join(import.meta.dirname, '../../../sandbox/src/demo/samples/pictures/faces/0.webp');

const plain = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const jpeg = await (await plain(400, 300)).jpeg().toBuffer();

/** A PNG of one pixel that declares these dimensions. */
function pngOf(width: number, height: number): Uint8Array {
  const png = aPng.slice();
  const head = new DataView(png.buffer);
  head.setUint32(16, width);
  head.setUint32(20, height);
  head.setUint32(29, crc32(png.subarray(12, 29)));
  return png;
}

const workbook = (megabytes: number) => anXlsxBomb(megabytes, megabytes * 1024 * 1024);

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
    ['JPEG', 'image', 'image/jpeg', jpeg],
    ['JPEG before other bytes', 'image', 'image/jpeg', Buffer.concat([jpeg, latin('MOTION')])],
    ['PDF', 'pdf', 'application/pdf', latin('%PDF-1.7\n')],
    ['WAV', 'audio', 'audio/wav', latin('RIFF\x01\x02\x03\x04WAVEfmt ')],
    ['MP3', 'audio', 'audio/mpeg', latin(`\xff\xfb\x90\x64${'\0'.repeat(20)}`)],
    ['a workbook', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', workbook(16)],
    ['an archive that is no workbook', 'zip', 'application/zip', aZip([{ name: 'a.xml', content: 'a' }])],
    ['CSV', 'csv', 'text/csv; charset=utf-8', text('Date,Amount\n2026-11-21,500')],
    ['UTF-16 that begins as an MP3 does', 'csv', 'text/csv; charset=utf-16le', utf16('\ufeffA/c No,Amount')],
    ['CSV that begins as a bitmap does', 'csv', 'text/csv; charset=utf-8', text('BM Co-operative Bank,Date')],
    ['CSV behind a BOM', 'csv', 'text/csv; charset=utf-8', text('\ufeffDate,Amount')],
    ['XML', 'xml', 'application/xml; charset=utf-8', text('<?xml version="1.0"?><OfflinePaperlessKyc/>')],
  ])('knows %s [XR-140.b]', async (_name, kind, contentType, bytes) => {
    expect(await inspect(bytes)).toEqual({ kind, contentType });
  });

  it('detects WebP [XR-140.b]', async () => {
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
    ['text that is not UTF-8', latin('A\xff\xfe')],
    ['text with a NUL far behind', text(`Date\n${'a'.repeat(200_000)}\u0000`)],
    ['an empty file', new Uint8Array()],
    ['a picture of which only the signature is left', aPng.slice(0, 8)],
  ])('does not accept %s [XR-140.b]', async (_name, bytes) => {
    expect(await inspect(bytes)).toBeNull();
  });

  it.each([
    ['a picture that declares more than it has', pngOf(100, 100)],
    ['half a photo', jpeg.subarray(0, jpeg.length / 2)],
    ['a photo whose last tenth is missing', jpeg.subarray(0, jpeg.length * 0.9)],
    ['a workbook that was cut off', workbook(16).slice(0, -100)],
  ])('says that %s is damaged [XR-140.b]', async (_name, bytes) => {
    expect(await inspect(bytes)).toBe('damaged');
  });

  it.each([
    [async () => (await plain(10_000, 5_000)).png().toBuffer(), true],
    [async () => (await plain(10_000, 5_001)).png().toBuffer(), false],
    [async () => latin('%PDF-1.7\n<< /Type /Pages /Count 2000 >>'), true],
    [async () => latin('%PDF-1.7\n<< /Type /Pages /Count 2001 >>'), false],
    [async () => latin('%PDF-1.7\n<< /Count 3 >> << /Count \r\n2001 >>'), false],
    [async () => latin(`%PDF-1.7\n${' '.repeat(65_536 - 19)}/Count 2001 >>`), false],
    [async () => workbook(192), true],
    [async () => workbook(208), false],
  ])('limits pixels, pages and inflation (case %#) [XR-140.b]', async (made, fits) => {
    expect((await inspect(await made())) !== 'damaged').toBe(fits);
  });

  it('allows pictures 10 MB and everything else 20 MB', () => {
    expect(mostBytes('image')).toBe(10 * 1024 * 1024);
    expect(mostBytes('pdf')).toBe(20 * 1024 * 1024);
  });
});

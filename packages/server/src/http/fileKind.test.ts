import { describe, expect, it } from 'vitest';
import { kindOf } from './fileKind';

const text = (content: string) => new TextEncoder().encode(content);
const bytes = (...values: number[]) => new Uint8Array(values);

describe('kindOf', () => {
  it.each([
    ['image', 'PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['image', 'JPEG', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image', 'WebP', text('RIFF....WEBPVP8 ')],
    ['pdf', 'PDF', text('%PDF-1.7')],
    ['xlsx', 'XLSX', bytes(0x50, 0x4b, 0x03, 0x04, 0)],
    ['csv', 'CSV', text('Date,Amount\n2026-11-21,500')],
    ['csv', 'CSV behind a BOM', text('\ufeffDate,Amount')],
    ['xml', 'XML', text('<?xml version="1.0"?><OfflinePaperlessKyc/>')],
    [null, 'SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [null, 'SVG behind an XML line', text('<?xml version="1.0"?>\n<svg onload="x()"/>')],
    [null, 'HTML', text('  <!doctype html><script>x()</script>')],
    [null, 'HTML behind an XML line', text('<?xml version="1.0"?><html>')],
    [null, 'a program', bytes(0x7f, 0x45, 0x4c, 0x46, 0, 0)],
    [null, 'text that is not UTF-8', bytes(0x41, 0xff, 0xfe)],
    [null, 'an empty file', bytes()],
  ])('finds %s in %s', (kind, _name, content) => {
    expect(kindOf(content)).toBe(kind);
  });
});

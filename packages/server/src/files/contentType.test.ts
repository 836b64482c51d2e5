import { describe, expect, it } from 'vitest';
import { contentTypeOf, mostBytes } from './contentType';

const text = (content: string) => new TextEncoder().encode(content);
const latin = (content: string) => Uint8Array.from(content, character => character.charCodeAt(0));

describe('contentTypeOf', () => {
  it.each([
    ['image/png', latin('\x89PNG\r\n\x1a\n')],
    ['image/jpeg', latin('\xff\xd8\xff\xe0')],
    ['image/webp', latin('RIFF\x01\x02\x03\x04WEBPVP8 ')],
    ['application/pdf', text('%PDF-1.7\n')],
    ['audio/wav', latin('RIFF\x01\x02\x03\x04WAVEfmt ')],
    ['audio/mpeg', latin('ID3\x04')],
    ['text/csv; charset=utf-8', text('Date,Amount\n2026-11-21,500')],
    ['application/xml; charset=utf-8', text('<?xml version="1.0"?><a/>')],
    [null, text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [null, text('<!doctype html><script>x()</script>')],
    [null, latin('\x7fELF\0\0')],
    [null, new Uint8Array()],
  ])('finds %s', (type, bytes) => {
    expect(contentTypeOf(bytes)).toBe(type);
  });

  it('allows pictures 10 MB and everything else 20 MB', () => {
    expect(mostBytes('image/png')).toBe(10 * 1024 * 1024);
    expect(mostBytes('application/pdf')).toBe(20 * 1024 * 1024);
  });
});

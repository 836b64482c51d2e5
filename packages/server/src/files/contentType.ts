import { kindOf } from '../http/fileKind';

const signatures: readonly (readonly [type: string, at: number, text: string])[] = [
  ['image/png', 0, '\x89PNG'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/webp', 8, 'WEBP'],
  ['application/pdf', 0, '%PDF-'],
  ['audio/wav', 8, 'WAVE'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/mpeg', 0, '\xff\xfb'],
  ['audio/ogg', 0, 'OggS'],
];

const otherKinds: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The content type of a file, found out from its content and never from its name.
 *  @returns null for what is not kept at all: SVG, HTML, programs, an empty file */
export function contentTypeOf(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const signed = signatures.find(([, at, text]) => start.startsWith(text, at));
  if (signed) return signed[0];
  const kind = kindOf(bytes);
  return (kind && otherKinds[kind]) ?? null;
}

const megabyte = 1024 * 1024;

/** How large a file of a type may be, in bytes. */
export function mostBytes(contentType: string): number {
  return (contentType.startsWith('image/') ? 10 : 20) * megabyte;
}

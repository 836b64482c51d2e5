import type { FilePart } from '@lending-desk/domain';

export type FileKind = FilePart['kinds'][number];

const signatures: readonly {
  readonly kind: FileKind;
  readonly at: number;
  readonly bytes: readonly number[];
}[] = [
  { kind: 'image', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'image', at: 0, bytes: [0xff, 0xd8, 0xff] },
  // RIFF names its content behind the length: WEBP.
  { kind: 'image', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { kind: 'pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'xlsx', at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
];

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

/** What a file is by its content; null for anything that is not accepted anywhere, SVG and HTML among it. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const signed = signatures.find(({ at, bytes: wanted }) =>
    wanted.every((byte, index) => bytes[at + index] === byte),
  );
  if (signed) return signed.kind;
  const text = textOf(bytes)?.trimStart();
  if (!text) return null;
  if (!text.startsWith('<')) return 'csv';
  return text.startsWith('<?xml') && !/<(svg|html)[\s>]/i.test(text) ? 'xml' : null;
}

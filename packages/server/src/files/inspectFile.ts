import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FilePart } from '@lending-desk/domain/contract';
import { fileTypeFromFile } from 'file-type';
import { ReaderEnded, uploadReaders } from '../readers/limitedReaders';
import { statementLimits } from '../statementFiles/limits';

export type FileKind = FilePart['kinds'][number] | 'audio';

/** The type of a file, detected from its content. */
export interface InspectedFile {
  readonly kind: FileKind;
  readonly contentType: string;
}

const megabyte = 1024 * 1024;
const mostPages = 2_000;

/** The types that may be stored, by the MIME type the library detects. */
const types: Readonly<Record<string, InspectedFile>> = {
  'image/png': { kind: 'image', contentType: 'image/png' },
  'image/jpeg': { kind: 'image', contentType: 'image/jpeg' },
  'image/webp': { kind: 'image', contentType: 'image/webp' },
  'application/zip': { kind: 'zip', contentType: 'application/zip' },
  'application/pdf': { kind: 'pdf', contentType: 'application/pdf' },
  'audio/wav': { kind: 'audio', contentType: 'audio/wav' },
  'audio/mpeg': { kind: 'audio', contentType: 'audio/mpeg' },
  'audio/ogg': { kind: 'audio', contentType: 'audio/ogg' },
  // The container of older Office files: the statement reader finds out what is in it.
  'application/x-cfb': { kind: 'xls', contentType: 'application/vnd.ms-excel' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};

/** The largest size of a file of a kind, in bytes. */
export function mostBytes(kind: FileKind): number {
  return (kind === 'image' ? 10 : 20) * megabyte;
}

/** What a reader process finds out about a file; false when it was ended by its limits. */
async function isSound(asked: Promise<boolean>): Promise<boolean> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ReaderEnded) return false;
    throw error;
  }
}

/** Whether the page trees of a PDF declare a readable number of pages. Compressed page trees are not checked
 *  here: the code that reads the pages has a limit too. */
async function isShortPdf(path: string): Promise<boolean> {
  let rest = '';
  for await (const part of createReadStream(path, { encoding: 'latin1', highWaterMark: 64 * 1024 })) {
    const text = rest + String(part);
    for (const [, pages] of text.matchAll(/\/Count\s+(\d+)/g)) if (Number(pages) > mostPages) return false;
    // Stryker disable next-line MethodExpression,UnaryOperator: keeping more is only slower
    rest = text.slice(-24);
  }
  return true;
}

/** UTF-8, or the UTF-16 a byte order mark announces, in which some banks' downloads are. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** A text file: CSV, or XML that is neither SVG nor HTML. Reads all of it, because a single binary byte
 *  disqualifies it. */
async function inspectText(path: string): Promise<InspectedFile | null> {
  let decoder: TextDecoder | null = null;
  let encoding = 'utf-8';
  let start = '';
  try {
    for await (const part of createReadStream(path)) {
      const bytes = part as Uint8Array;
      if (!decoder) {
        encoding = encodingOf(bytes);
        decoder = new TextDecoder(encoding, { fatal: true });
      }
      const text = decoder.decode(bytes, { stream: true });
      if (text.includes('\u0000')) return null;
      if (start.length < 4096) start += text;
    }
    decoder?.decode();
  } catch {
    return null;
  }
  const begins = start.trimStart();
  if (begins === '') return null;
  if (!begins.startsWith('<')) return { kind: 'csv', contentType: `text/csv; charset=${encoding}` };
  // An e-KYC document may have no XML declaration.
  return /^<(?:\?xml|OfflinePaperlessKyc[\s>])/.test(begins) && !/<(svg|html)[\s>]/i.test(begins)
    ? { kind: 'xml', contentType: 'application/xml; charset=utf-8' }
    : null;
}

/** Detects the type of a local file from its content, never from its name, and opens it: a picture must be drawn to
 *  its end, a workbook unpacked.
 *  @returns null for what must not be stored: SVG, HTML, programs, an empty file; 'damaged' for a file of a
 *  known kind that cannot be opened, also for its size: a picture of more than 50 million pixels, a PDF of more than
 *  2,000 pages, a workbook of more than 200 MB when unpacked */
export async function inspectFile(path: string): Promise<InspectedFile | 'damaged' | null> {
  if ((await stat(path)).size === 0) return null;
  const found = await fileTypeFromFile(path);
  const type = found && types[found.mime];
  // A signature of two bytes, such as that of an MP3, is also how a text may begin: all of it decides.
  if (!type || type.contentType === 'audio/mpeg') {
    const text = await inspectText(path);
    if (text || found?.mime === 'application/xml') return text;
  }
  if (!type) return null;
  return (await opens(type, path)) ? type : 'damaged';
}

async function opens({ kind }: InspectedFile, path: string): Promise<boolean> {
  if (kind === 'image') return isSound(uploadReaders.run('picture', { path }));
  if (kind === 'xlsx')
    return isSound(uploadReaders.run('workbook', { path, most: statementLimits.unpackedBytes }));
  return kind !== 'pdf' || isShortPdf(path);
}

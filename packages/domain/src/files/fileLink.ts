import * as v from 'valibot';
import { masked } from '../loan/masked';

/** A stored file behind a document. */
export interface FileLink {
  readonly key: string;
  /** The last part of the key: what it is saved as. */
  readonly fileName: string;
  /** A signed link of a few minutes; null when no file is stored under the key. */
  readonly url: string | null;
  /** What a covered file is asked for by. @default it is not covered */
  readonly reveal?: string | undefined;
  /** How it can be looked at in place; 'other' can only be downloaded. */
  readonly kind: 'image' | 'pdf' | 'other';
}

const pictures = /\.(?:png|jpe?g|webp|gif|bmp)$/i;
// An address of our own, of the web, or a picture inside the text: nothing that could run.
const harmless = /^(?:\/(?!\/)|https?:\/\/|data:image\/(?!svg))/i;

/** How a file can be looked at, told by its name. */
export function fileKindOf(name: string): FileLink['kind'] {
  if (/\.pdf$/i.test(name)) return 'pdf';
  return pictures.test(name) ? 'image' : 'other';
}

/** The last part of a key: 'hdfc-salaried.csv' of 'statements/210001/hdfc-salaried.csv'. */
export function fileNameOf(key: string): string {
  const last = key.split('/').at(-1)?.trim();
  return last === undefined || last === '' ? 'file' : last;
}

const wireFile = v.object({
  key: v.string(),
  presignedUrl: v.nullish(v.unknown()),
  reveal: v.nullish(v.unknown()),
});

/** A file of a document as it travels. */
export const fileWire = masked('file', v.nullish(wireFile));

/** A file as it travels, {key, presignedUrl}.
 *  @returns null for anything else; a link that could run something counts as none */
export function fileLinkOf(wire: unknown): FileLink | null {
  const read = v.safeParse(wireFile, wire);
  if (!read.success || read.output.key.trim() === '') return null;
  const { key, presignedUrl, reveal } = read.output;
  const fileName = fileNameOf(key);
  const url = typeof presignedUrl === 'string' && harmless.test(presignedUrl) ? presignedUrl : null;
  const covered = typeof reveal === 'string' && reveal !== '' ? { reveal } : {};
  return { key, fileName, url, kind: fileKindOf(fileName), ...covered };
}

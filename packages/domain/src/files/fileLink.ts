import * as v from 'valibot';
import { masked } from '../loose/masked';

/** A stored file behind a document. */
export interface FileLink {
  readonly key: string;
  /** The last part of the key, used as the name of a download. */
  readonly fileName: string;
  /** A signed link of a few minutes; null when no file is stored under the key. */
  readonly url: string | null;
  /** Identifies a covered file for a reveal. @default it is not covered */
  readonly reveal?: string | undefined;
  /** How it can be displayed; 'other' can only be downloaded. */
  readonly kind: 'image' | 'pdf' | 'other';
}

const pictures = /\.(?:png|jpe?g|webp|gif|bmp)$/i;
// A path on this server, a web address, or an inline picture: nothing that could run.
const harmless = /^(?:\/(?!\/)|https?:\/\/|data:image\/(?!svg))/i;

/** How a file can be displayed, judged by its name. */
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

/** A file of a document in wire shape. */
export const fileWire = masked('file', v.nullish(wireFile));

/** Reads a wire file, {key, presignedUrl}.
 *  @returns null for anything else; a link that could run something is dropped */
export function fileLinkOf(wire: unknown): FileLink | null {
  const read = v.safeParse(wireFile, wire);
  if (!read.success || read.output.key.trim() === '') return null;
  const { key, presignedUrl, reveal } = read.output;
  const fileName = fileNameOf(key);
  const url = typeof presignedUrl === 'string' && harmless.test(presignedUrl) ? presignedUrl : null;
  const covered = typeof reveal === 'string' && reveal !== '' ? { reveal } : {};
  return { key, fileName, url, kind: fileKindOf(fileName), ...covered };
}

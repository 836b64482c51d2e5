import type { FilePart } from '../contract/call';
import { fileMessages } from './messages';

type Kind = FilePart['kinds'][number];

/** What of a chosen file is known before it is read. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string };

const kinds: Readonly<
  Record<Kind, { readonly names: readonly string[]; readonly accepts: readonly string[] }>
> = {
  image: { names: ['JPEG', 'PNG', 'WebP'], accepts: ['.jpg', '.jpeg', '.png', '.webp'] },
  pdf: { names: ['PDF'], accepts: ['.pdf'] },
  csv: { names: ['CSV'], accepts: ['.csv', '.tsv', '.txt'] },
  xlsx: { names: ['Excel'], accepts: ['.xlsx'] },
  xls: { names: ['Excel 97'], accepts: ['.xls'] },
  xml: { names: ['XML'], accepts: ['.xml'] },
  zip: { names: ['ZIP'], accepts: ['.zip'] },
};

/** The endings a file dialog offers for a part of a call, as HTML's `accept` reads them. */
export function acceptOf({ kinds: allowed }: Pick<FilePart, 'kinds'>): string {
  return allowed.flatMap(kind => kinds[kind].accepts).join(',');
}

/** Why a chosen file is not sent at all; null when it may go. The server judges the content; this saves sending
 *  twenty megabytes to get the refusal. The limits are those of the call's declaration.
 *  @param others  the files that were chosen before it */
export function uploadFault(
  file: ChosenFile,
  part: Pick<FilePart, 'kinds' | 'maxBytes'>,
  others: readonly Pick<ChosenFile, 'name' | 'size'>[],
): string | null {
  const name = file.name.toLowerCase();
  if (!part.kinds.some(kind => kinds[kind].accepts.some(ending => name.endsWith(ending)))) {
    return fileMessages.wrongKind(part.kinds.flatMap(kind => kinds[kind].names));
  }
  if (file.size === 0) return fileMessages.empty;
  if (file.size > part.maxBytes) return fileMessages.tooLarge(Math.floor(part.maxBytes / 1024 / 1024));
  const again = others.some(other => other.name === file.name && other.size === file.size);
  return again ? fileMessages.chosenAlready : null;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileHome, fileHomeOf } from '../files/fileHome';

/** A picture of one pixel. */
export const aPng: Uint8Array<ArrayBuffer> = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
);

/** A file storage in a temporary folder. Call `remove` afterwards. */
export function aFileHome(): FileHome & { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-files-'));
  const home = fileHomeOf({ files: { kind: 'folder', folder }, dataDir: folder });
  return { ...home, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** All bytes of a stream. */
export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

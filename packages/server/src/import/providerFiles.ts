import { realpath, readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { type Application, reduceAadhaar } from '@lending-desk/domain/loan';

export interface WithBodies {
  readonly application: Application;
  /** One sentence per file that could not be read; the application itself is still imported. */
  readonly missing: readonly string[];
}

/** Reads the provider bodies an application names by file: a path relative to the folder of the import file, or
 *  to its parent folder. */
export async function withProviderFiles(application: Application, importFile: string): Promise<WithBodies> {
  const missing: string[] = [];
  const providerBodies = await Promise.all(
    application.providerBodies.map(async entry => {
      if (entry.file === null || entry.body !== null) return entry;
      const found = await readProviderFile(entry.file, dirname(importFile));
      if (found.ok) return { ...entry, body: found.body };
      missing.push(`provider file ${entry.file}: ${found.why}`);
      return entry;
    }),
  );
  return { application: { ...application, providerBodies }, missing };
}

type Found = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly why: string };

async function readProviderFile(file: string, folder: string): Promise<Found> {
  if (isAbsolute(file)) return { ok: false, why: 'not a path from the data folder' };
  for (const base of [folder, dirname(folder)]) {
    const text = await readInside(base, file);
    if (text === null) continue;
    return bodyOf(text);
  }
  return { ok: false, why: 'not found' };
}

/** @returns null when there is no such file inside the folder; a link or '..' that leads out of it counts as
 *  none */
async function readInside(base: string, file: string): Promise<string | null> {
  try {
    const [root, path] = await Promise.all([realpath(base), realpath(join(base, file))]);
    return path.startsWith(root.endsWith(sep) ? root : root + sep) ? await readFile(path, 'utf8') : null;
  } catch {
    return null;
  }
}

/** JSON as it is; anything else (an XML report) as one text. Without a byte order mark. */
function bodyOf(file: string): Found {
  const text = file.replace(/^\uFEFF/, '');
  if (text.includes('\u0000')) return { ok: false, why: 'not a text' };
  try {
    const body: unknown = JSON.parse(text);
    if (/(?<!\\)(?:\\\\)*\\u0000/.test(text))
      return { ok: false, why: 'holds a character that cannot be stored' };
    return { ok: true, body: reduceAadhaar(body) };
  } catch {
    return { ok: true, body: reduceAadhaar(text) };
  }
}

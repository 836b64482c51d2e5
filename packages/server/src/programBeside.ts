import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a program that the server runs beside itself, and how Node.js reads it: built, all programs are in one
 *  folder; as they are written, each is in the folder of who runs it.
 *  @param folder  of who runs it */
export function programBeside(
  name: string,
  folder: string,
): { readonly file: string; readonly execArgv: string[] } {
  const built = join(folder, `${name}.js`);
  if (existsSync(built)) return { file: built, execArgv: [] };
  return { file: join(folder, `${name}.ts`), execArgv: ['--import', 'tsx'] };
}

/** Folders whose rules decide about money, access or a loan: their score may not be below the threshold. */
export const watched: readonly string[] = [
  'domain/access',
  'domain/bureau',
  'domain/calendar',
  'domain/decision',
  'domain/loan',
  'domain/money',
  'domain/statements',
  'server/decision',
];

/** The lowest score of a watched folder, in percent. */
export const threshold = 90;

/** The folder of rules somebody asked for: `money` is in the domain, `server/decision` in the server. */
export function folderOf(asked: string): { pkg: string; folder: string; name: string } {
  const [first = '', second] = asked.split('/');
  const [pkg, folder] = second === undefined ? ['domain', first] : [first, second];
  return { pkg, folder, name: `${pkg}/${folder}` };
}

/** A mutant's result, as far as a score and a report need it. */
export interface Mutant {
  status: string;
  fileName: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
  replacement?: string | undefined;
  /** Why it was left out, if it was. */
  statusReason?: string | undefined;
}

/** What mutation testing found in one folder. */
export interface Score {
  /** Mutants a test noticed, also by hanging or by not loading. */
  killed: number;
  /** Mutants no test noticed, or no test ran. */
  survived: number;
  /** Mutants that cannot change what the code does; the reason is at the line. */
  equivalent: number;
  /** Mutants of what a file does once when it is loaded, where only what it does later is changed. @default 0 */
  static?: number;
  /** How many lines chosen at random were changed, if not all. */
  lines?: number;
  /** Killed, of killed and survived, in percent with one decimal. */
  percent: number;
}

// A test file that no longer loads is a failed run.
const noticed = new Set(['Killed', 'Timeout', 'RuntimeError']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** Mutants that no test noticed. */
export function survivorsOf<Of extends Mutant>(mutants: readonly Of[]): Of[] {
  return mutants.filter(it => unnoticed.has(it.status));
}

/** Counts a folder's mutants.
 *  @param mutants  all mutants of the folder */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const killed = mutants.filter(it => noticed.has(it.status)).length;
  const survived = survivorsOf(mutants).length;
  const ignored = mutants.filter(it => it.status === 'Ignored');
  const atLoading = ignored.filter(it => it.statusReason?.startsWith('Static mutant')).length;
  return {
    killed,
    survived,
    equivalent: ignored.length - atLoading,
    ...(atLoading > 0 ? { static: atLoading } : {}),
    // Rounded down, so that 89.96 is not 90.
    percent: killed + survived === 0 ? 100 : Math.floor((1000 * killed) / (killed + survived)) / 10,
  };
}

/** A survivor with its place and the change that nobody noticed.
 *  @param source  the file's text */
export function describeSurvivor(
  { fileName, location: { start, end }, replacement = '', status }: Mutant,
  source: string,
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const changed = lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
  const [was = '', became = ''] = [changed, replacement].map(text => text.replaceAll(/\s+/g, ' '));
  const same = [...was].findIndex((letter, at) => letter !== became[at]);
  // Of a long one the part that differs, after some of what stands before it.
  const from = Math.max(0, (same === -1 ? was.length : same) - 40);
  const short = (text: string) => {
    const end = text.slice(from);
    const part = end.length > 90 ? `${end.slice(0, 89)}…` : end;
    return from > 0 ? `…${part}` : part;
  };
  const untested = status === 'NoCoverage' ? '  (no test runs it)' : '';
  return `${fileName}:${start.line}:${start.column}  ${short(was)}  →  ${short(became)}${untested}`;
}

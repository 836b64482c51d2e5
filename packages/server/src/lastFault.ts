import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const schema = v.object({ at: v.string(), what: v.string() });

/** Why a server last ended without being asked to: the instant, and the error's name, code and place. */
export type LastFault = v.InferOutput<typeof schema>;

const pathOf = (dataDir: string) => join(dataDir, 'last-fault.json');

/** Keeps why this server ends. It must not throw: the server ends anyway. */
export function recordFault(dataDir: string, fault: LastFault): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(pathOf(dataDir), JSON.stringify(fault), { mode: 0o600 });
  } catch {
    // A full or unreachable disk may be the fault itself.
  }
}

/** The last fault of the server with this folder; null when it never ended by one. */
export function readLastFault(dataDir: string): LastFault | null {
  try {
    const read = v.safeParse(schema, JSON.parse(readFileSync(pathOf(dataDir), 'utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Keeps what ended the server before this one from outside, such as the system when memory ran out; whoever watches it
 *  says so in the environment. */
export function recordEndBefore(dataDir: string, env: Readonly<Record<string, string | undefined>>): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), env['ENDED_BY']);
  if (read.success) recordFault(dataDir, read.output);
}

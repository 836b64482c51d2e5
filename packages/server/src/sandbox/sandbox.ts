import type { Hono } from 'hono';
import type { Database } from '../db/client';
import type { FileHome } from '../files/fileHome';
import type { AppEnv } from '../http/env';
import type { Bureau, BureauName } from '../providers/bureau/bureau';
import type { Telephony } from '../providers/telephony/telephony';

/** Whoever is told when a call of the sandbox ends. */
export interface SandboxLine {
  /** The account's key, which every callback carries. */
  readonly key: string;
  /** @param body  the callback as Ozonetel sends it: a form */
  readonly tell: (body: string) => Promise<void>;
}

export interface SeedOptions {
  readonly now: Date;
  readonly orgEmailDomain: string;
  /** What statement passwords are sealed with. */
  readonly secret: string;
  readonly files: FileHome;
}

/** What stands in for the providers of a demonstration and fills its database. It is a package of its own, and a server
 *  with DEMO=off has none. */
export interface Sandbox {
  /** @param seconds  how long a report takes */
  readonly bureaus: (seconds: number) => Readonly<Record<BureauName, Bureau>>;
  readonly telephony: Telephony;
  /** Has the end of the calls taken from now on told, or nobody told with null. */
  readonly connect: (line: SandboxLine | null) => void;
  /** Serves the recordings of its calls below /recordings/. */
  readonly serveRecordings: (app: Hono<AppEnv>) => void;
  /** Fills a database that holds no loan, and leaves any other alone.
   *  @returns how many applications were stored */
  readonly seed: (db: Database, options: SeedOptions) => Promise<number>;
}

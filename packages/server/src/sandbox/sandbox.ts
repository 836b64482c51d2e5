import type { Hono } from 'hono';
import type { Database } from '../db/client';
import type { FileHome } from '../files/fileHome';
import type { AppEnv } from '../http/env';
import type { Bureau, BureauName } from '../providers/bureau/bureau';
import type { Mandates } from '../providers/mandates/mandates';
import type { PaymentLinks } from '../providers/paymentLinks/paymentLinks';
import type { Telephony } from '../providers/telephony/telephony';

/** Receives the end of the sandbox's calls. */
export interface SandboxLine {
  /** The account's key, which every callback carries. */
  readonly key: string;
  /** @param body  the callback as Ozonetel sends it: a form */
  readonly tell: (body: string) => Promise<void>;
}

/** The account of the sandbox's payment links, or of its mandates. */
export interface PaymentAccount {
  readonly now: () => Date;
  /** Signs its messages. */
  readonly secret: string;
  /** The path its messages go to. */
  readonly callback: string;
}

export interface SeedOptions {
  readonly now: Date;
  readonly orgEmailDomain: string;
  /** Seals statement passwords. */
  readonly secret: string;
  readonly files: FileHome;
}

/** Replaces the providers of a demonstration and fills its database. It is a separate package, which a server
 *  with DEMO=off never loads. */
export interface Sandbox {
  /** @param seconds  how long a report takes */
  readonly bureaus: (seconds: number) => Readonly<Record<BureauName, Bureau>>;
  readonly telephony: Telephony;
  readonly paymentLinks: PaymentLinks;
  readonly mandates: Mandates;
  /** Of the sample signer, who signs in place of the issuer of Aadhaar; PEM. */
  readonly aadhaarCertificates: readonly string[];
  /** Reports the end of calls accepted from now on; null reports to nobody. */
  readonly connect: (line: SandboxLine | null) => void;
  /** Serves the recordings of its calls under /recordings/. */
  readonly serveRecordings: (app: Hono<AppEnv>) => void;
  /** Serves the page of a payment link under /sandbox/pay/, on which it can be paid and cancelled. */
  readonly servePayments: (app: Hono<AppEnv>, account: PaymentAccount) => void;
  /** Serves the page of a mandate under /sandbox/mandate/, on which it can be authorised and cancelled. */
  readonly serveMandates: (app: Hono<AppEnv>, account: PaymentAccount) => void;
  /** Fills a database without loans, and leaves any other unchanged.
   *  @returns how many applications were stored */
  readonly seed: (db: Database, options: SeedOptions) => Promise<number>;
}

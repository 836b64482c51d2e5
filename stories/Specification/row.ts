/** Result of a proof in its last run. */
export type Result = 'passed' | 'failed' | 'not run';

/** A story or test that covers a requirement, as found by `npm run requirements`. */
export interface Proof {
  kind: 'story' | 'test';
  name: string;
  file: string;
  /** The story to open; null for a test. */
  storyId: string | null;
  result: Result;
}

/** A passage of a source document. */
export interface Passage {
  /** Document and section. */
  reference: string;
  text: string;
}

/** A requirement with its proofs. */
export interface Row {
  id: string;
  area: string;
  statement: string;
  /** The document and section it comes from. */
  source: string;
  /** What is written there; empty if the source documents are not at hand. */
  passages: Passage[];
  claims: Proof[];
}

/** The last run of one step of `npm test`. */
export interface Run {
  step: string;
  /** When it ended, as an ISO instant. */
  at: string;
  /** Shortened; empty outside a repository. */
  commit: string;
  /** Whether files differed from the commit. */
  changed: boolean;
  passed: boolean;
}

/** What `npm test` and `npm run requirements` write for Storybook. */
export interface Measured {
  runs: Run[];
  rows: Row[];
}

/** What `npm run requirements` finds changed since a tag or commit, as requirement ids. */
export interface Changes {
  since: { name: string; at: string };
  /** The later of two releases; the present by default. */
  until?: { name: string; at: string };
  added: string[];
  reworded: string[];
  removed: string[];
  proved: string[];
  regressed: string[];
}

/** The status of a requirement: it has passed when all of its proofs have. */
export const statuses = ['passed', 'failed', 'not run', 'not built yet'] as const;
export type Status = (typeof statuses)[number];

export function statusOf({ claims }: Pick<Row, 'claims'>): Status {
  if (claims.length === 0) return 'not built yet';
  if (claims.some(it => it.result === 'failed')) return 'failed';
  return claims.every(it => it.result === 'passed') ? 'passed' : 'not run';
}

/** The colour of a status, and of a proof's result. */
export const statusTone = {
  passed: 'approve',
  failed: 'reject',
  'not run': 'flag',
  'not built yet': 'neutral',
} as const;

/** The first letters of an id, spelled out. */
export const parts: Readonly<Record<string, string>> = {
  SH: 'Shell and shared rules',
  AU: 'Sign-in and sign-up',
  CR: 'Credit desk',
  CS: 'Customer support desk',
  CO: 'Collections desk',
  VA: 'Value-added services',
  HO: 'Horoscope',
  M: 'Rules of money',
  XR: 'Our own, beyond the documents',
};
export const partOf = (id: string) => /^[A-Z]+/.exec(id)?.[0] ?? '';

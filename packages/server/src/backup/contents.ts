import * as v from 'valibot';

// A backup is a gzipped tar file: first the manifest, then rows as JSON arrays by table, then the objects of the
// file storage, and last the totals, without which it is incomplete.

export const manifestName = 'manifest.json';
export const totalsName = 'totals.json';
const rowsForm = /^rows\/(?<table>[a-z_]+)\/\d+\.json$/;
const objectForm = /^files\/(?<object>[\da-f-]{36})$/;

export const rowsName = (table: string, number: number): string => `rows/${table}/${number}.json`;
export const objectNameIn = (object: string): string => `files/${object}`;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const manifestSchema = v.object({
  product: v.literal('lending-desk'),
  format: v.literal(1),
  /** Of the snapshot; ISO 8601. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['pglite', 'postgres']),
  /** The last migration of the database: its name, and its time in milliseconds, by which migrations are ordered. */
  schema: v.object({ name: v.string(), when: v.number() }),
  /** The key id of the secret with which new values were sealed; the secret itself is in no backup. */
  secretId: v.string(),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const totalsSchema = v.object({
  /** Rows by table; empty tables are named too. */
  rows: v.record(v.string(), count),
  files: count,
  /** Objects that the database names and the file storage did not have whole. */
  lost: v.array(v.string()),
});
export type Totals = v.InferOutput<typeof totalsSchema>;

export type EntryKind =
  | { readonly kind: 'manifest' | 'totals' }
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'object'; readonly object: string };

/** What an entry is, by its name. @returns null for a name no backup contains */
export function kindOf(name: string): EntryKind | null {
  if (name === manifestName) return { kind: 'manifest' };
  if (name === totalsName) return { kind: 'totals' };
  const table = rowsForm.exec(name)?.groups?.['table'];
  if (table !== undefined) return { kind: 'rows', table };
  const object = objectForm.exec(name)?.groups?.['object'];
  return object === undefined ? null : { kind: 'object', object };
}

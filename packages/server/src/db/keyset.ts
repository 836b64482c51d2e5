import { type AnyColumn, and, asc, desc, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Refused } from '../http/verb';
import { seal, unseal } from '../secrets/seal';
import type { Secrets } from '../secrets/secretsOf';

/** A column of an order. As in PostgreSQL null is greater than every value: ascending it comes last,
 *  descending first, like in an index of that direction. */
export interface OrderColumn {
  readonly column: AnyColumn;
  readonly direction: 'asc' | 'desc';
}

/** A row's position: its values of the order's columns, as the database writes them. A JavaScript date would
 *  drop the microseconds. */
export type Place = readonly (string | null)[];

/** Where a page begins: after a row or, when reading backwards, before one. */
export interface Cursor {
  readonly towards: 'next' | 'previous';
  readonly from: Place;
}

/** An order in which rows are read from a position on, so that the thousandth page costs as much as the first
 *  and added or removed rows shift nothing. */
export interface Keyset {
  /** To be selected with each row. */
  readonly place: SQL<Place>;
  /** @param cursor  null from the beginning */
  readonly orderBy: (cursor: Cursor | null) => SQL[];
  /** The rows after that position; undefined from the beginning. */
  readonly after: (cursor: Cursor | null) => SQL | undefined;
  readonly length: number;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** @param columns  as an index has them, the last unique (and so never null): it keeps rows apart that are equal in
 *    all others */
export function keysetOf(columns: readonly OrderColumn[]): Keyset {
  const towards = (cursor: Cursor | null): readonly OrderColumn[] =>
    cursor?.towards === 'previous'
      ? columns.map(({ column, direction }) => ({ column, direction: opposite[direction] }))
      : columns;
  const texts = columns.map(({ column }) => sql`${column}::text`);
  return {
    place: sql<Place>`jsonb_build_array(${sql.join(texts, sql`, `)})`,
    orderBy: cursor =>
      towards(cursor).map(({ column, direction }) => (direction === 'asc' ? asc(column) : desc(column))),
    after: cursor => (cursor === null ? undefined : after(towards(cursor), cursor.from)),
    length: columns.length,
  };
}

const valueOf = (column: AnyColumn, text: string): SQL => sql`${text}::${sql.raw(column.getSQLType())}`;

/** Columns of one direction and without nulls are compared as a row, which an index answers directly;
 *  otherwise column by column, preceded by a bound for the first, which leads the index to the position. */
function after(columns: readonly OrderColumn[], from: Place): SQL | undefined {
  const [first] = columns;
  const plain = columns.every(({ column, direction }) => column.notNull && direction === first?.direction);
  if (plain && first) {
    const left = sql.join(
      columns.map(({ column }) => sql`${column}`),
      sql`, `,
    );
    const right = sql.join(
      columns.map(({ column }, at) => valueOf(column, from[at] ?? '')),
      sql`, `,
    );
    return first.direction === 'asc' ? sql`(${left}) > (${right})` : sql`(${left}) < (${right})`;
  }
  const steps = columns.map((ordered, at) => {
    const same = columns.slice(0, at).map(({ column }, before) => sameAs(column, from[before] ?? null));
    return and(...same, behind(ordered, from[at] ?? null));
  });
  return and(first && notBefore(first, from[0] ?? null), or(...steps));
}

const sameAs = (column: AnyColumn, text: string | null): SQL =>
  text === null ? isNull(column) : sql`${column} = ${valueOf(column, text)}`;

function behind({ column, direction }: OrderColumn, text: string | null): SQL {
  if (text === null) return direction === 'asc' ? sql`false` : isNotNull(column);
  const value = valueOf(column, text);
  if (direction === 'desc') return sql`${column} < ${value}`;
  return column.notNull ? sql`${column} > ${value}` : sql`(${column} > ${value} or ${column} is null)`;
}

function notBefore({ column, direction }: OrderColumn, text: string | null): SQL | undefined {
  if (text === null) return direction === 'asc' ? isNull(column) : undefined;
  const value = valueOf(column, text);
  if (direction === 'desc') return sql`${column} <= ${value}`;
  return column.notNull ? sql`${column} >= ${value}` : undefined;
}

/** The rows of a page in the order of the list, and where the neighbouring pages begin; null where there is
 *  none. */
export interface KeysetPage<Row> {
  readonly rows: readonly Row[];
  readonly next: Cursor | null;
  readonly previous: Cursor | null;
}

/** Makes a page of what was read from a place on.
 *  @param read  one row more than the page holds, where there is one: it says that there is a page behind */
export function keysetPage<Row extends { readonly place: Place }>(
  read: readonly Row[],
  cursor: Cursor | null,
  limit: number,
): KeysetPage<Row> {
  const more = read.length > limit;
  const rows = read.slice(0, limit);
  const backwards = cursor?.towards === 'previous';
  if (backwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    next: last && (more || backwards) ? { towards: 'next', from: last.place } : null,
    previous:
      first && (backwards ? more : cursor !== null) ? { towards: 'previous', from: first.place } : null,
  };
}

const purpose = 'list cursors';
const cursorSchema = v.object({
  towards: v.picklist(['next', 'previous']),
  from: v.array(v.nullable(v.string())),
});

/** A cursor in wire form. It is sealed, because a place may contain a name and addresses are logged.
 *  @param list  names list, order and filter; a cursor of another one is refused */
export function encodeCursor(cursor: Cursor, list: string, [secret]: Secrets): string {
  return seal(JSON.stringify(cursor), { purpose, context: list }, secret);
}

/** @throws Refused 400 for what is no cursor of this list */
export function decodeCursor(sealed: string, list: string, { length }: Keyset, secrets: Secrets): Cursor {
  const text = unseal(sealed, { purpose, context: list }, secrets);
  const cursor = text === null ? null : v.parse(cursorSchema, JSON.parse(text));
  if (cursor?.from.length !== length) throw new Refused(400, 'This page of the list cannot be found');
  return cursor;
}

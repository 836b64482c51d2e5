import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { loan } from '../loan/table';
import { eachEngine } from '../testing/harness';
import {
  encodeCursor,
  type Keyset,
  keysetOf,
  keysetPage,
  type OrderColumn,
  type Cursor,
  decodeCursor,
} from './keyset';

const day = '2019-05-05';

interface Row {
  readonly loanId: number;
  readonly score: number | null;
  /** Microseconds after midnight: rows a millisecond holds several of. */
  readonly micros: number;
}

const directions = fc.constantFrom('asc' as const, 'desc' as const);
const rows = fc.uniqueArray(
  fc.record({
    loanId: fc.integer({ min: 1, max: 60 }),
    score: fc.option(fc.integer({ min: 1, max: 3 })),
    micros: fc.integer({ min: 0, max: 2 }),
  }),
  { selector: ({ loanId }) => loanId, maxLength: 25 },
);

/** The order PostgreSQL defines: null is greater than every value. */
const compare = (left: number | null, right: number | null) =>
  (left ?? Number.POSITIVE_INFINITY) === (right ?? Number.POSITIVE_INFINITY)
    ? 0
    : (left ?? Number.POSITIVE_INFINITY) < (right ?? Number.POSITIVE_INFINITY)
      ? -1
      : 1;

eachEngine(server => {
  beforeEach(async () => {
    await server().db.delete(loan);
  });

  const store = async (stored: readonly Row[]) => {
    for (const { loanId, score, micros } of stored) {
      await server().db.execute(sql`
        insert into loan (loan_id, id_string, full_name, started_on, started_day, amount_applied_minor,
          approval_status, jupiter_score, created_at, updated_at)
        values (${loanId}, gen_random_uuid(), 'A', ${day}::timestamptz + ${micros} * interval '1 microsecond', ${day},
          1, 'PENDING', ${score}, now(), now())`);
    }
  };

  const pageOf = async (order: Keyset, position: Cursor | null, limit: number) => {
    const read = await server()
      .db.select({ loanId: loan.loanId, place: order.place })
      .from(loan)
      .where(and(eq(loan.startedDay, day), order.after(position)))
      .orderBy(...order.orderBy(position))
      .limit(limit + 1);
    return keysetPage(read, position, limit);
  };

  /** All pages one way. @returns the loan ids of each */
  const walk = async (order: Keyset, begin: Cursor | null, towards: Cursor['towards'], limit: number) => {
    const pages: number[][] = [];
    let position = begin;
    do {
      const page = await pageOf(order, position, limit);
      pages.push(page.rows.map(({ loanId }) => loanId));
      position = page[towards];
    } while (position !== null);
    return pages;
  };

  it('pages forwards and back through what a plain sort gives, ties and nulls included', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.tuple(directions, directions, directions),
        fc.integer({ min: 1, max: 6 }),
        async (stored, [byScore, byTime, byId], limit) => {
          await server().db.delete(loan);
          await store(stored);
          const columns: OrderColumn[] = [
            { column: loan.jupiterScore, direction: byScore },
            { column: loan.startedOn, direction: byTime },
            { column: loan.loanId, direction: byId },
          ];
          const sign = { asc: 1, desc: -1 } as const;
          const sorted = [...stored]
            .sort(
              (left, right) =>
                sign[byScore] * compare(left.score, right.score) ||
                sign[byTime] * compare(left.micros, right.micros) ||
                sign[byId] * compare(left.loanId, right.loanId),
            )
            .map(({ loanId }) => loanId);
          const order = keysetOf(columns);
          const forwards = await walk(order, null, 'next', limit);
          expect(forwards.flat()).toEqual(sorted);
          expect(forwards.slice(0, -1).every(page => page.length === limit)).toBe(true);

          const end = (
            await server()
              .db.select({ place: order.place })
              .from(loan)
              .orderBy(...order.orderBy({ towards: 'previous', from: [] }))
              .limit(1)
          )[0];
          if (!end) return;
          const back = await walk(order, { towards: 'previous', from: end.place }, 'previous', limit);
          expect(back.reverse().flat()).toEqual(sorted.slice(0, -1));
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  });

  const newestFirst = keysetOf([
    { column: loan.startedOn, direction: 'desc' },
    { column: loan.loanId, direction: 'desc' },
  ]);
  const aRow = (loanId: number, micros = 1): Row => ({ loanId, score: null, micros });

  it('is not moved by rows that are added before or behind a page', async () => {
    await store([10, 20, 30, 40].map(id => aRow(id)));
    const first = await pageOf(newestFirst, null, 2);
    await store([aRow(50), aRow(25)]);
    const second = await pageOf(newestFirst, first.next, 2);
    expect([first.rows, second.rows].map(page => page.map(({ loanId }) => loanId))).toEqual([
      [40, 30],
      [25, 20],
    ]);
    const back = await pageOf(newestFirst, second.previous, 2);
    expect(back.rows.map(({ loanId }) => loanId)).toEqual([40, 30]);
    expect(back.previous).not.toBeNull();
  });

  it('is read by its index from the place on', async () => {
    const { db } = server();
    await store(Array.from({ length: 60 }, (_, place) => aRow(place + 1)));
    const position: Cursor = { towards: 'next', from: [`${day} 00:00:00.000001+00`, '30'] };
    await db.execute(sql`analyze loan`);
    const plan = await db.transaction(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(
        sql`explain ${db
          .select({ loanId: loan.loanId })
          .from(loan)
          .where(newestFirst.after(position))
          .orderBy(...newestFirst.orderBy(position))
          .limit(25)}`,
      );
    });
    const text = JSON.stringify(plan);
    expect(text).toContain('loan_by_start');
    expect(text).toMatch(/Index Cond[^"]*ROW/);
    expect(text).not.toContain('Sort');
  });

  describe('a cursor', () => {
    const secrets = ['a secret of tests, longer than thirty-two characters'] as const;
    const position: Cursor = { towards: 'next', from: ['Meera Iyer', '7'] };

    it('leads back to its place, and shows nothing of it', () => {
      const cursor = encodeCursor(position, 'by name', secrets);
      expect(decodeCursor(cursor, 'by name', newestFirst, secrets)).toEqual(position);
      expect(Buffer.from(cursor.split(':').at(-1) ?? '', 'base64url').toString()).not.toContain('Meera');
    });

    it.each([
      ['of another list', encodeCursor(position, 'by date', secrets)],
      ['of another length', encodeCursor({ ...position, from: ['7'] }, 'by name', secrets)],
      ['that was changed', `${encodeCursor(position, 'by name', secrets).slice(0, -1)}!`],
      ['that is none', 'page-2'],
    ])('%s is refused', (_what, cursor) => {
      expect(() => decodeCursor(cursor, 'by name', newestFirst, secrets)).toThrow(
        'This page of the list cannot be found',
      );
    });
  });
});

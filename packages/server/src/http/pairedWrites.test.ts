import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defaultLimits } from '../db/limits';
import { rowsOf } from '../db/rowsOf';
import { loanSection } from '../loan/table';
import { aServer, type TestServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { callWrites, type Place, serverWrites, type Write } from '../testing/writes';

// Two people write one loan at the same moment. What both leave behind must be what they leave one after the other,
// in one order or the other: what rewrites a section from how it was before the other's change loses that change.

/** A write that changes sections of its loan, and what its loan must have. */
interface Rewrite {
  readonly name: string;
  readonly write: Write;
  readonly changes: Readonly<Record<string, unknown>>;
  /** The sections it changes. */
  readonly sections: readonly string[];
}

/** What two writes left: their loan's sections, and whether each succeeded. */
interface Left {
  readonly sections: Readonly<Record<string, string>>;
  readonly done: readonly [boolean, boolean];
}

const report = 'a report that arrives';
/** The calls about jobs prepare the same fetch as the report, and a loan has one at a time. */
const candidates = Object.entries({ ...callWrites, ...serverWrites }).filter(
  ([name]) => name === report || (name in callWrites && !name.startsWith('operations.')),
);

let server: TestServer;
let next = 0;

beforeAll(async () => {
  // The first of the two waits for its lock until the second does too: on a busy machine longer than a write may.
  const databaseLimits = { ...defaultLimits, lockMs: 60_000, statementMs: 60_000 };
  server = await aServer('postgres', { config: { databaseLimits } });
});
afterAll(() => server.close());

function aNumber(): number {
  // Two equal digits at the end make the sandbox behave in a special way.
  do next += 1;
  while ((next % 100) % 11 === 0);
  return next;
}

async function aLoan(changes: Readonly<Record<string, unknown>>): Promise<number> {
  const number = aNumber();
  await storeLoans(server.db, [aLine(number, { underWriter: heldBy('credit.user'), ...changes })]);
  return loanIdOf(number);
}

const randomId = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The sections of a loan by name as text, without what differs from loan to loan. */
async function sectionsOf(loanId: number): Promise<Readonly<Record<string, string>>> {
  const rows = await server.db
    .select()
    .from(loanSection)
    .where(eq(loanSection.loanId, loanId))
    .orderBy(loanSection.name);
  return Object.fromEntries(
    rows.map(({ name, body }) => [
      name,
      JSON.stringify(body).replaceAll(randomId, 'an-id').replaceAll(String(loanId), 'the-loan'),
    ]),
  );
}

/** A place in which every loan asked for is this one. */
const onLoan = (loanId: number): Place => ({ server, aNumber, aLoan: async () => loanId });

const succeeds = async (perform: () => Promise<unknown>): Promise<boolean> =>
  perform().then(
    () => true,
    () => false,
  );

/** The loan a write asks for, and whether the write then changes its sections; null for a write of no loan. */
async function learn(name: string, write: Write, standard: boolean): Promise<Rewrite | null> {
  const asked: { loanId: number; changes: Readonly<Record<string, unknown>> }[] = [];
  const place: Place = {
    server,
    aNumber,
    aLoan: async ({ loanDetails, ...others } = {}) => {
      const changes = standard || loanDetails === undefined ? others : { ...others, loanDetails };
      const loanId = await aLoan(changes);
      asked.push({ loanId, changes });
      return loanId;
    },
  };
  let perform: () => Promise<unknown> = () => Promise.reject(new Error('Not prepared'));
  // Some need another status than the standard one, to be prepared or to be carried out.
  const isPrepared = await succeeds(async () => {
    perform = await write.prepare(place, {});
  });
  const [only] = asked;
  if (!only) return null;
  const before = await sectionsOf(only.loanId);
  if (!isPrepared || !(await succeeds(perform))) return standard ? learn(name, write, false) : null;
  const after = await sectionsOf(only.loanId);
  const sections = Object.keys(after).filter(one => before[one] !== after[one]);
  return sections.length === 0 ? null : { name, write, changes: only.changes, sections };
}

async function prepared(first: Rewrite, second: Rewrite) {
  const loanId = await aLoan({ ...first.changes, ...second.changes });
  const place = onLoan(loanId);
  return {
    loanId,
    one: await first.write.prepare(place, {}),
    other: await second.write.prepare(place, {}),
  };
}

async function inTurn(first: Rewrite, second: Rewrite): Promise<Left> {
  const { loanId, one, other } = await prepared(first, second);
  const done = [await succeeds(one), await succeeds(other)] as const;
  return { sections: await sectionsOf(loanId), done };
}

async function atOnce(first: Rewrite, second: Rewrite): Promise<Left> {
  const { loanId, one, other } = await prepared(first, second);
  let ended = 0;
  const counted = async (perform: () => Promise<unknown>) => {
    const done = await succeeds(perform);
    ended += 1;
    return done;
  };
  const { both } = await server.db.transaction(async tx => {
    // Sections may be read and not written, until each of the two has ended or waits: for this lock or for the other.
    await tx.execute(sql`lock table ${loanSection} in share row exclusive mode`);
    const running = Promise.all([counted(one), counted(other)]);
    await vi.waitFor(
      async () => {
        const [row] = rowsOf(
          // Outside of the transaction, which would see who is connected as of its first look.
          await server.db.execute(
            sql`select count(distinct pid)::int as waiting from pg_locks
                where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
          ),
        );
        expect(ended + Number(row?.['waiting'])).toBe(2);
      },
      { timeout: 50_000, interval: 2 },
    );
    // In an object, because the transaction would wait for a promise.
    return { both: running };
  });
  const done = await both;
  return { sections: await sectionsOf(loanId), done };
}

const same = (left: Left, right: Left) => JSON.stringify(left) === JSON.stringify(right);

it('every two writes of one loan at once leave what they leave one after the other [XR-139.a]', async () => {
  const rewrites: Rewrite[] = [];
  for (const [name, write] of candidates) {
    const known = await learn(name, write, true);
    if (known) rewrites.push(known);
  }
  const names = rewrites.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['decision.process', 'loan.saveSource', 'applicant.personal', report]),
  );
  const wrong: string[] = [];
  for (const [index, first] of rewrites.entries()) {
    for (const second of rewrites.slice(first.name === report ? index + 1 : index)) {
      // What changes other sections cannot overwrite them.
      if (!second.sections.some(one => first.sections.includes(one))) continue;
      const left = await atOnce(first, second);
      if (same(left, await inTurn(first, second))) continue;
      const turned = await inTurn(second, first);
      const { sections, done } = turned;
      if (same(left, { sections, done: [done[1], done[0]] })) continue;
      const others = Object.keys(sections).filter(one => sections[one] !== left.sections[one]);
      wrong.push(
        `${first.name} and ${second.name}: ${left.done.join(', ')}; ${others.join(', ') || 'sections alike'}`,
      );
    }
  }
  expect(wrong).toEqual([]);
}, 240_000);

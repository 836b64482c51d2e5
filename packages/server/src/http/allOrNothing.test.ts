import { isDeepStrictEqual } from 'node:util';
import { contract } from '@lending-desk/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedConfiguration } from '../decision/configuration';
import * as staffActions from '../signin/staffActions';
import { loginAttempt } from '../signin/table';
import {
  aPlace,
  callWrites,
  type Write,
  serverWrites,
  type Place,
  staffWrites,
  webhookWrites,
} from '../testing/writes';
import { aServer, type TestServer } from '../testing/harness';
import { enginesOfRules } from '../testing/openTestDatabase';
import { statementFaults } from '../testing/statementFaults';
import { changesSince, readTables } from '../testing/tables';
import { allWebhooks } from './allWebhooks';
import { callsOf } from './inventory';

// A sign-in attempt is counted whether or not it succeeds, and so is a request to a provider. Bytes that were received
// before the write are removed after an hour unless it named them.
const exempt = new Set(['login_attempt', 'loose_object', 'provider_hour']);

/** Calls that are no GET and store nothing: they tell other screens. */
const storesNothing = new Set(['live.typing']);

const nothing = {};

/** Where the answer to the key of the request is kept, if it has one. */
type Keeping = 'none' | 'key' | 'money';

const notBegun = 'not begun';

/** The stage at which a write stopped, determined by what it left behind; null when that matches no stage. A
 *  finished stage keeps its Idempotency-Key, so that a repeat does not run it again. */
function stageOf(write: Write, left: Readonly<Record<string, string>>, repeat: Keeping): string | null {
  if (isDeepStrictEqual(left, nothing)) return notBegun;
  const kept = { none: nothing, key: { idempotency: '+1' }, money: { money_request: '+1' } }[repeat];
  const stages = Object.entries(write.stages ?? {});
  return stages.find(([, tables]) => isDeepStrictEqual({ ...tables, ...kept }, left))?.[0] ?? null;
}

interface Outcome {
  /** The stages it stopped at, without repeats. */
  readonly stages: readonly string[];
  /** 'done', or why not. */
  readonly said: unknown;
  readonly wrote: boolean;
  /** The statements whose failure left something behind that must not be, and what. */
  readonly wrong: readonly { readonly failed: string; readonly left: Readonly<Record<string, string>> }[];
}

/** Lists every write there is; a new call has to declare here what it writes. */
describe('the list of writes', () => {
  it('has every call that is not a GET', () => {
    const stores = ({ name }: { readonly name: string }) => !storesNothing.has(name);
    const needed = callsOf(contract).filter(call => call.method !== 'GET' && stores(call));
    expect(Object.keys(callWrites)).toEqual(expect.arrayContaining(needed.map(call => call.name)));
    const known = callsOf(contract).map(call => call.name);
    expect(Object.keys(callWrites).filter(name => !known.includes(name))).toEqual([]);
  });

  it('has every webhook', () => {
    expect(Object.keys(webhookWrites).sort()).toEqual(allWebhooks.map(webhook => webhook.name).sort());
  });

  it('has every order of the staff command', () => {
    expect(Object.keys(staffWrites).sort()).toEqual(Object.keys(staffActions).sort());
  });
});

describe.each(enginesOfRules)('all or nothing on %s', engine => {
  const faults = statementFaults();
  let place: Place;
  let server: TestServer;

  beforeAll(async () => {
    server = await aServer(engine, { statements: faults.logger });
    await seedConfiguration(server.db, server.clock.now);
    place = aPlace(server);
  });
  afterAll(() => server.close());

  /** Runs a write repeatedly, each time with its next statement failing, until no statement is left to fail.
   *  Stops early at the first statement whose failure leaves behind what must not be.
   *  @param lasting  every statement after the failing one fails too */
  async function failInTurn(write: Write, lasting: boolean, repeat: Keeping): Promise<Outcome> {
    const stages: string[] = [];
    const make = () =>
      write.prepare(place, repeat !== 'none' ? { 'idempotency-key': `key-${place.aNumber()}` } : {});
    let perform = await make();
    let before = await readTables(server.unwatched, exempt);
    for (let number = 1; ; number += 1) {
      await server.unwatched.delete(loginAttempt);
      let said: unknown = 'done';
      const failed = await faults.failing(number, lasting, () =>
        perform().catch((error: unknown) => {
          said = error;
        }),
      );
      const left = await changesSince(server.unwatched, before);
      if (failed === null) return { stages, said, wrote: Object.keys(left).length > 0, wrong: [] };
      const stage = stageOf(write, left, repeat);
      // A write of one transaction must not report success either.
      const wrong = stage === null || (!write.stages && said === 'done');
      if (wrong) return { stages, said, wrote: false, wrong: [{ failed, left }] };
      if (stage !== notBegun) stages.push(stage);
      if (!write.stages) continue;
      perform = await make();
      before = await readTables(server.unwatched, exempt);
    }
  }

  const all = { ...callWrites, ...webhookWrites, ...staffWrites, ...serverWrites };
  const moves = new Set(callsOf(contract).flatMap(call => (call.repeat === 'money' ? [call.name] : [])));
  it.each(Object.entries(all))('%s [XR-139.c]', async (name, write) => {
    const repeat = moves.has(name) ? 'money' : 'none';
    const outcomes = [await failInTurn(write, false, repeat)];
    if (write.stages) outcomes.push(await failInTurn(write, true, repeat));
    expect(outcomes.flatMap(({ wrong }) => wrong)).toEqual([]);
    for (const { said, wrote } of outcomes) expect({ said, wrote }).toEqual({ said: 'done', wrote: true });
    // A declared stage that nothing stops at is wrong.
    const stages = new Set(outcomes.flatMap(outcome => outcome.stages));
    expect([...stages].sort()).toEqual(Object.keys(write.stages ?? {}).sort());
  });

  const keyed = callsOf(contract).filter(call => call.repeat === 'key');
  it.each(keyed.map(call => [call.name]))('%s with an Idempotency-Key [XR-013.e, XR-139.c]', async name => {
    const write = callWrites[name];
    if (!write) throw new Error(`${name} is not in the table`);
    expect(await failInTurn(write, false, 'key')).toMatchObject({ said: 'done', wrote: true, wrong: [] });
  });
});

import type { CallInput } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweep } from '../db/sweep';
import { creditTag } from '../tags/table';
import { bearer, type Caller, withServer } from '../testing/harness';
import { madeUp, madeUpRoutes } from '../testing/madeUpContract';

const { effect, other, pay } = madeUp.made;
const day = 24 * 60 * 60_000;
type Fails = CallInput<typeof effect>['fails'];

withServer(
  server => {
    const effects = async (name: string) =>
      (await server().db.select().from(creditTag).where(eq(creditTag.name, name))).length;
    const send = (as: Caller, key: string, name: string, fails?: Fails) =>
      server().call(effect, { name, fails }, as, { 'idempotency-key': key });
    const caller = () => server().signIn('ROLE_COLLECTIONS_AGENT');

    describe('an Idempotency-Key', () => {
      it('sent ten times at once has one effect and one answer [XR-013.e]', async () => {
        const as = await caller();
        const answers = await Promise.all(Array.from({ length: 10 }, () => send(as, 'ten', 'ten')));
        expect(await effects('ten')).toBe(1);
        expect(new Set(answers.map(answer => JSON.stringify(answer.body['data']))).size).toBe(1);
        expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
        const replayed = answers.filter(answer => answer.headers.get('idempotency-replayed') === 'true');
        expect(replayed).toHaveLength(9);
      });

      it('sent with another body is refused [XR-013.e]', async () => {
        const as = await caller();
        await send(as, 'body', 'first body');
        const answer = await send(as, 'body', 'second body');
        expect(answer.status).toBe(422);
        expect(answer.body).toMatchObject({
          success: false,
          errorMessages: [expect.stringContaining('another request')],
        });
        expect(await effects('second body')).toBe(0);
      });

      it('sent to another call is refused [XR-013.e]', async () => {
        const as = await caller();
        await send(as, 'call', 'one call');
        const answer = await server().call(other, { name: 'one call' }, as, { 'idempotency-key': 'call' });
        expect(answer.status).toBe(422);
        expect(await effects('one call')).toBe(1);
      });

      it('of another person is another key', async () => {
        await send(await caller(), 'shared', 'shared');
        await send(await server().signIn('ROLE_COLLECTIONS_ADMIN'), 'shared', 'shared');
        expect(await effects('shared')).toBe(2);
      });

      it('gets a refusal again as it was, with nothing done either time [XR-013.e]', async () => {
        const as = await caller();
        const first = await send(as, 'refused', 'refusal', 'refused');
        const second = await send(as, 'refused', 'refusal', 'refused');
        for (const answer of [first, second]) {
          expect(answer.status).toBe(409);
          expect(answer.body).toEqual({
            success: false,
            errorMessages: ['No refusal'],
            error: 'No refusal',
            data: { left: 0 },
          });
        }
        expect(second.headers.get('idempotency-replayed')).toBe('true');
        expect(await effects('refusal')).toBe(0);
      });

      it.each([
        ['a fault', 'broken', 500],
        ['a provider that did not answer', 'unanswered', 502],
        ['the server saying that it cannot', 'unavailable', 503],
      ] as const)(
        'is free again after %s, which undid everything [XR-013.e]',
        async (_what, fails, status) => {
          const as = await caller();
          expect((await send(as, fails, fails, fails)).status).toBe(status);
          expect(await effects(fails)).toBe(0);
          expect((await send(as, fails, 'another body')).status).toBe(200);
          expect((await send(as, `${fails}-2`, fails)).status).toBe(200);
          expect(await effects(fails)).toBe(1);
        },
      );

      it('is forgotten after a day [XR-013.e]', async () => {
        await send(await caller(), 'day', 'day');
        server().clock.pass(day);
        await send(await caller(), 'day', 'day');
        expect(await effects('day')).toBe(1);
        server().clock.pass(1);
        await send(await caller(), 'day', 'day');
        expect(await effects('day')).toBe(2);
        // The day of the second one begins with it.
        server().clock.pass(day);
        await send(await caller(), 'day', 'day');
        expect(await effects('day')).toBe(2);
      });

      it('used for another request after a day is answered by that from then on [XR-013.e]', async () => {
        await send(await caller(), 'again', 'of the first day', 'refused');
        server().clock.pass(day + 1);
        const first = await send(await caller(), 'again', 'of the second day');
        const second = await send(await caller(), 'again', 'of the second day');
        expect([first.status, second.text]).toEqual([200, first.text]);
        expect(await effects('of the second day')).toBe(1);
      });

      it.each(['', 'x'.repeat(201), 'with a space'])('of the form %j is refused', async key => {
        expect((await send(await caller(), key, 'malformed')).status).toBe(400);
        expect(await effects('malformed')).toBe(0);
      });

      it('is not needed', async () => {
        const as = await caller();
        await server().call(effect, { name: 'plain' }, as);
        await server().call(effect, { name: 'plain' }, as);
        expect(await effects('plain')).toBe(2);
      });
    });

    describe('the key of a call about money', () => {
      const money = (as: Caller, key: string | null, name: string, fails?: 'refused' | 'broken') =>
        server().call(pay, { name, fails }, as, key === null ? {} : { 'idempotency-key': key });

      it.each([null, ''])('is demanded: %j is refused and does nothing [M44.a]', async key => {
        const answer = await server().send(pay.path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...bearer(await caller()),
            ...(key !== null && { 'idempotency-key': key }),
          },
          body: JSON.stringify({ name: 'no key' }),
        });
        expect([answer.status, answer.body['errorMessages']]).toEqual([400, ['Idempotency-Key is required']]);
        expect(await effects('no key')).toBe(0);
      });

      it('is one for all people: used by somebody else it does nothing [M44.b]', async () => {
        await money(await caller(), 'of-all', 'of all');
        const answer = await money(await server().signIn('ROLE_COLLECTIONS_ADMIN'), 'of-all', 'of all');
        expect([answer.status, answer.body['errorMessages']]).toEqual([
          422,
          ['This Idempotency-Key was used by somebody else'],
        ]);
        expect(await effects('of all')).toBe(1);
      });

      it('is one for ever: a year later it gets the first answer [M44.c]', async () => {
        const first = await money(await caller(), 'ever', 'ever');
        server().clock.pass(366 * day);
        await sweep(server(), server().clock.now);
        const again = await money(await caller(), 'ever', 'ever');
        expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
        expect(await effects('ever')).toBe(1);
      });

      it('gets the stored outcome again, a refusal too, and two at once have one effect [M44.d]', async () => {
        const as = await caller();
        const refusals = [await money(as, 'no', 'no', 'refused'), await money(as, 'no', 'no', 'refused')];
        expect(refusals.map(({ status }) => status)).toEqual([409, 409]);
        expect(refusals[1]?.headers.get('idempotency-replayed')).toBe('true');
        const [one, other] = await Promise.all([money(as, 'two', 'two'), money(as, 'two', 'two')]);
        expect(one.text).toBe(other.text);
        expect([await effects('no'), await effects('two')]).toEqual([0, 1]);
        expect((await money(as, 'two', 'another body')).status).toBe(422);
      });
    });
  },
  { contract: madeUp, routes: madeUpRoutes },
);

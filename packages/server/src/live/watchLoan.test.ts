import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { LoanChange } from '@lending-desk/domain/live';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { seedConfiguration } from '../decision/configuration';
import { allRoutes } from '../http/allRoutes';
import { route, type Route } from '../http/verb';
import { loan } from '../loan/table';
import { sandboxBureaus } from '../testing/sandbox';
import { aWorker } from '../testing/bureau';
import { bearer, type Caller, eachEngine } from '../testing/harness';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { announce } from './announce';
import { watchLoanEvery } from './watchLoan';

const pulseMs = 25;
const routes: Route[] = allRoutes.map(one =>
  one.call.name === 'live.loan' ? route(contract.live.loan, watchLoanEvery(pulseMs)) : one,
);

eachEngine(
  server => {
    let user: Caller;

    beforeAll(async () => {
      await storeLoans(server().db, [
        aLine(1, { underWriter: heldBy('credit.user') }),
        aLine(2, { underWriter: heldBy('credit.user') }),
        aLine(3, { underWriter: heldBy('credit.admin') }),
        aLine(4, { underWriter: heldBy('credit.user') }),
        aLine(5, { underWriter: heldBy('credit.user') }),
        aLine(6),
        aLine(7, { underWriter: heldBy('credit.user') }),
        aLine(8, { underWriter: heldBy('credit.user') }),
      ]);
      await seedConfiguration(server().db, server().clock.now);
      user = await server().signIn('ROLE_CREDIT_USER');
    });

    const pathOf = (ref: number | string): string => `/api/v1/credit-dashboard/loans/${ref}/events`;

    /** An open stream: its notices so far, without keep-alives, and when it ended. */
    async function open(ref: number | string, as: Caller = user) {
      const leave = new AbortController();
      const response = await server().app.request(pathOf(ref), { headers: bearer(as), signal: leave.signal });
      if (!response.body) throw new Error('No stream');
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      const received: string[] = [];
      let beats = 0;
      const reading = (async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          for (const block of decoder.decode(part.value).split('\n\n').filter(Boolean)) {
            if (block === ':') beats += 1;
            else received.push(block);
          }
        }
      })();
      // After the first keep-alive nothing is missed.
      await expect.poll(() => beats).toBeGreaterThan(0);
      return { response, received, reading, beats: () => beats, cancel: () => reader.cancel() };
    }

    const noticesOf = (...changes: LoanChange[]): string[] =>
      changes.map(changed => `data: ${JSON.stringify({ changed })}`);

    it('sends the changes of this loan only, and nothing but the notice [XR-016.a]', async () => {
      const stream = await open(loanIdOf(1));
      await announce(server().db, loanIdOf(2), 'calls');
      await announce(server().db, loanIdOf(1), 'bureau');
      await expect.poll(() => stream.received).toEqual(noticesOf('bureau'));
      await stream.cancel();
    });

    it('accepts the record’s idString, and must not be buffered on its way', async () => {
      const { response, cancel } = await open(idStringOf(1));
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
      expect(response.headers.get('x-accel-buffering')).toBe('no');
      await cancel();
    });

    it("sends a transaction's changes after its commit, and none after a rollback [XR-016.b]", async () => {
      const stream = await open(loanIdOf(1));
      await server()
        .db.transaction(async tx => {
          await announce(tx, loanIdOf(1), 'documents');
          throw new Error('taken back');
        })
        .catch(() => undefined);
      await server().db.transaction(tx => announce(tx, loanIdOf(1), 'pd'));
      await expect.poll(() => stream.received).toEqual(noticesOf('pd'));
      await stream.cancel();
    });

    it('notifies one who may only view [XR-016.a]', async () => {
      const stream = await open(loanIdOf(8), await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW'));
      await announce(server().db, loanIdOf(8), 'bureau');
      await expect.poll(() => stream.received).toEqual(noticesOf('bureau'));
      await stream.cancel();
    });

    it('notifies every watcher [XR-016.a]', async () => {
      const streams = [await open(loanIdOf(1)), await open(loanIdOf(1))];
      await announce(server().db, loanIdOf(1), 'comments');
      await expect
        .poll(() => streams.map(one => one.received))
        .toEqual([noticesOf('comments'), noticesOf('comments')]);
      await Promise.all(streams.map(one => one.cancel()));
    });

    it('notifies of a comment, a decision and an assignment, after the commit [XR-016.b, XR-016.e]', async () => {
      const admin = await server().signIn('ROLE_CREDIT_ADMIN');
      const [own, free] = [await open(loanIdOf(5), admin), await open(loanIdOf(6), admin)];
      const id = loanIdOf(5);
      const hold = {
        caseStatus: 'HOLD' as const,
        requiredActions: ['PAN unreadable'],
        holdCategory: 'CDL' as const,
      };
      await server().call(contract.comments.save, { id, comment: 'Rang the employer' }, user);
      await expect.poll(() => own.received).toEqual(noticesOf('comments'));
      // Of two decisions on one version the second is refused, and changes nothing.
      const answers = [
        await server().call(contract.decision.process, { loanId: id, version: 1, ...hold }, user),
        await server().call(contract.decision.process, { loanId: id, version: 1, ...hold }, user),
        await server().call(contract.loan.assign, { loanId: loanIdOf(6) }, user),
        await server().call(contract.loan.assign, { loanId: loanIdOf(6) }, user),
        await server().call(contract.comments.save, { id: loanIdOf(3), comment: 'Not mine' }, user),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 200, 403]);
      await announce(server().db, id, 'calls');
      await announce(server().db, loanIdOf(6), 'calls');
      await expect.poll(() => own.received).toEqual(noticesOf('comments', 'decision', 'calls'));
      await expect.poll(() => free.received).toEqual(noticesOf('decision', 'calls'));
      await Promise.all([own.cancel(), free.cancel()]);
    });

    it('notifies of a bureau fetch when it begins and when its report has arrived [XR-016.e]', async () => {
      const stream = await open(loanIdOf(7));
      await server().call(contract.bureau.fetch, { loanId: loanIdOf(7) }, user);
      await expect.poll(() => stream.received).toEqual(noticesOf('bureau'));
      server().clock.pass(1000);
      await aWorker(server(), sandboxBureaus(0)).tick();
      await expect.poll(() => stream.received).toEqual(noticesOf('bureau', 'bureau'));
      await stream.cancel();
    });

    it('ignores an invalid payload', async () => {
      const stream = await open(loanIdOf(1));
      for (const payload of ['', 'nonsense', '{"loanId":1}', '{"loanId":300001,"changed":"everything"}']) {
        await server().db.execute(sql`select pg_notify('loan_changed', ${payload})`);
      }
      await announce(server().db, loanIdOf(1), 'calls');
      await expect.poll(() => stream.received).toEqual(noticesOf('calls'));
      await stream.cancel();
    });

    it('sends keep-alives, and has one log line from its beginning', async () => {
      const before = server().logLines.length;
      const stream = await open(loanIdOf(1));
      await expect.poll(stream.beats).toBeGreaterThan(2);
      expect(server().logLines.slice(before)).toHaveLength(1);
      expect(server().logLines.at(-1)).toContain('/loans/:id/events');
      await stream.cancel();
    });

    it('ends when the person signs out [XR-016.c]', async () => {
      const leaving = await server().signIn('ROLE_CREDIT_ADMIN');
      const stream = await open(loanIdOf(3), leaving);
      await server().call(contract.signin.logout, {}, leaving);
      expect(await stream.reading).toBeUndefined();
    });

    it('ends when the loan is assigned to another user, so that nothing more is read of it [XR-015.d]', async () => {
      const stream = await open(loanIdOf(4));
      const admin = await server().signIn('ROLE_CREDIT_ADMIN');
      await server()
        .db.update(loan)
        .set({ underwriterId: admin.staffId })
        .where(eq(loan.loanId, loanIdOf(4)));
      expect(await stream.reading).toBeUndefined();
    });

    it('ends with its access token [AU-024.f]', async () => {
      const short = await server().signIn('ROLE_CREDIT_USER');
      const life = 15 * 60_000;
      server().clock.pass(life - 80);
      const stream = await open(loanIdOf(1), short);
      expect(await stream.reading).toBeUndefined();
      user = await server().signIn('ROLE_CREDIT_USER');
    });

    it.each([
      ['a loan of somebody else', 3, 403, messages.loan.notAssignedToYou],
      ['a loan there is not', 99_999, 404, 'Loan not found'],
    ])('is refused for %s [CR-007.c, XR-137.c]', async (_what, number, status, words) => {
      const answer = await server().send(pathOf(loanIdOf(number)), { headers: bearer(user) });
      expect([answer.status, answer.body['success'], answer.body['errorMessages']]).toEqual([
        status,
        false,
        [words],
      ]);
    });
  },
  { routes },
);

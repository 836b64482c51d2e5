import { contract } from '@lending-desk/domain/contract';
import type { LoanChange } from '@lending-desk/domain/live';
import type { LoanDetail, LoanPart } from '@lending-desk/domain/loan';
import { aLoan } from '@lending-desk/domain/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/apiError';
import { memoryStorage } from '../testing/fakeServer';

// What is tested reaches for the browser as soon as it is loaded.
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('navigator', {});
const live = await import('./refreshLoan');
const queries = await import('../queries/loan');

const id = '300001';
const query = queries.creditSource.part;

/** A loan whose parts are there, some of them on the screen. */
function aScreen(onScreen: readonly LoanPart[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const old = aLoan();
  for (const part of live.everyPart) client.setQueryData(queries.creditSource.part(id, part).queryKey, old);
  const asked: LoanPart[] = [];
  for (const part of onScreen) {
    const { queryKey } = queries.creditSource.part(id, part);
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => Promise.reject(new Error('asked by the screen')),
      staleTime: Number.POSITIVE_INFINITY,
    });
    observer.subscribe(() => {});
  }
  const stateOf = (part: LoanPart) => client.getQueryState(queries.creditSource.part(id, part).queryKey);
  const fresh: LoanDetail = { ...old, engineAvailable: !old.engineAvailable };
  const read = async (part: LoanPart): Promise<LoanDetail> => {
    asked.push(part);
    return fresh;
  };
  return { client, asked, stateOf, old, fresh, read };
}

describe('refreshFor', () => {
  it.each([
    ['bureau', ['core', 'bureau']],
    ['calls', ['core']],
    ['comments', ['core']],
    ['decision', ['core']],
    ['documents', ['core', 'kyc']],
    ['pd', ['core']],
    ['statements', ['core', 'statement']],
  ] as const)('reads anew what a change of %s touches [XR-016.e]', async (changed, parts) => {
    const screen = aScreen(live.everyPart);
    await live.refreshFor(changed, screen.client, id, { query, read: screen.read });
    expect(screen.asked).toEqual(parts);
    for (const part of parts) expect(screen.stateOf(part)?.data).toEqual(screen.fresh);
  });

  it.each<[LoanChange | undefined, readonly string[]]>([
    [undefined, ['money', 'followUp', 'reported']],
    ['repayment', ['money']],
    ['followUp', ['followUp']],
    ['decision', ['list']],
    ['bureau', ['reported']],
    ['statements', ['reported']],
    ['documents', []],
    ['comments', []],
  ])(
    'of what stands beside the parts a change of %s makes %j out of date [XR-016.e, XR-016.f]',
    async (changed, names) => {
      const { client, read } = aScreen([]);
      const beside = ['money', 'followUp', 'reported'].map(
        name => [name, ['loan', 'detail', id, name]] as const,
      );
      const list = ['list', ['loan', 'list', {}]] as const;
      for (const [, queryKey] of [...beside, list]) client.setQueryData(queryKey, 'before');
      if (changed) await live.refreshFor(changed, client, id, { query, read });
      else live.refreshBeside(client, id);
      const outOfDate = [...beside, list].filter(
        ([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated,
      );
      expect(outOfDate.map(([name]) => name)).toEqual(names);
    },
  );

  it('reads again what was saved here while the answer was on its way [XR-016.e]', async () => {
    const screen = aScreen(['core']);
    const { queryKey } = queries.creditSource.detail(id);
    const saved: LoanDetail = { ...screen.old, callRecordings: [] };
    const read = async (part: LoanPart) => {
      const answer = await screen.read(part);
      // The answer of a save comes in between; what was asked for before it does not know of it.
      if (screen.asked.length === 1) screen.client.setQueryData(queryKey, saved);
      return answer;
    };
    await live.refreshFor('comments', screen.client, id, { query, read });
    expect(screen.asked).toEqual(['core', 'core']);
    expect(screen.stateOf('core')?.data).toEqual(screen.fresh);
  });

  it.each([
    ['shown', ['core']],
    ['not shown', []],
  ] as const)(
    'an answer from before the change that arrives last does not stay (%s) [XR-016.e]',
    async (_name, shown) => {
      const screen = aScreen(shown);
      const { queryKey } = queries.creditSource.detail(id);
      let arrive: (loan: LoanDetail) => void = () => {};
      const slow = new Promise<LoanDetail>(done => {
        arrive = done;
      });
      const fetching = screen.client.fetchQuery({ queryKey, queryFn: () => slow, staleTime: 0 });
      const refreshed = live.refreshFor('comments', screen.client, id, { query, read: screen.read });
      await vi.waitFor(() => expect(screen.asked).toHaveLength(shown.length));
      arrive({ ...screen.old, callRecordings: [] });
      await Promise.all([fetching, refreshed]);
      const kept = shown.length > 0 ? { data: screen.fresh } : { isInvalidated: true };
      expect(screen.stateOf('core')).toMatchObject(kept);
    },
  );

  it('does not read what nobody looks at, and remembers that it is out of date [XR-016.e]', async () => {
    const screen = aScreen(['core']);
    await live.refreshFor('bureau', screen.client, id, { query, read: screen.read });
    expect(screen.asked).toEqual(['core']);
    expect(screen.stateOf('bureau')).toMatchObject({ isInvalidated: true, data: screen.old });
    expect(screen.stateOf('statement')).toMatchObject({ isInvalidated: false });
  });

  it('leaves the screen as it is when the server cannot be asked', async () => {
    const screen = aScreen(['core']);
    const failing = () => Promise.reject(new ApiError(contract.loan.read, { kind: 'unreachable' }));
    await live.refreshFor('decision', screen.client, id, { query, read: failing });
    expect(screen.stateOf('core')).toMatchObject({
      status: 'success',
      data: screen.old,
      isInvalidated: true,
    });
    expect(screen.stateOf('bureau')).toMatchObject({ isInvalidated: false });
  });

  it.each([403, 404])('has the screen say so when the loan may no longer be read: %i', async status => {
    const screen = aScreen(['core']);
    const failure = { kind: 'refused', status, messages: [] } as const;
    const read = () => Promise.reject(new ApiError(contract.loan.read, failure));
    await live.refreshFor('decision', screen.client, id, { query, read });
    expect(screen.stateOf('core')).toMatchObject({ status: 'error' });
  });
});

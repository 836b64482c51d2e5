import { contract, declareCall } from '@lending-desk/domain/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allRoutes } from './allRoutes';
import { callsOf, checkInventory } from './inventory';
import { route } from './verb';

const extra = declareCall({
  name: 'extra.read',
  method: 'GET',
  path: '/api/v1/extra/',
  access: { kind: 'signedIn' },
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'last', fallback: '' },
});
const twin = { ...extra, name: 'extra.twin', path: '/api/v1/extra' } as const;
const oneOf = { ...extra, name: 'extra.one', path: '/api/v1/extra/:id' } as const;
const sameOne = { ...extra, name: 'extra.same', path: '/api/v1/extra/:ref/' } as const;
const extraRoute = route(extra, async () => ({}));

describe('checkInventory', () => {
  it('accepts what this server serves: every declared call, and no other', () => {
    expect(() => checkInventory(contract, allRoutes)).not.toThrow();
    expect(allRoutes.map(({ call }) => call.name).sort()).toEqual(
      callsOf(contract)
        .map(call => call.name)
        .sort(),
    );
  });

  it('has every path begin with /api/v1 [SH-055.a]', () => {
    expect(callsOf(contract).filter(call => !call.path.startsWith('/api/v1/'))).toEqual([]);
  });

  it.each([
    ['a declared call without a route', { extra: { read: extra } }, [], 'extra.read has no route'],
    ['a route that is not declared', {}, [extraRoute], 'the route extra.read is not in the contract'],
    [
      'two routes of one call',
      { extra: { read: extra } },
      [extraRoute, extraRoute],
      'extra.read has two routes',
    ],
    [
      'two calls at one address',
      { extra: { read: extra, twin } },
      [extraRoute, route(twin, async () => ({}))],
      'GET /api/v1/extra is declared twice',
    ],
    [
      'two calls at one address whose parts are named differently',
      { extra: { one: oneOf, same: sameOne } },
      [route(oneOf, async () => ({})), route(sameOne, async () => ({}))],
      'GET /api/v1/extra/: is declared twice',
    ],
  ])('refuses %s', (_case, tree, routes, fault) => {
    expect(() => checkInventory(tree, routes)).toThrow(fault);
  });
});

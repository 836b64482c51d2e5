import { approvalStatuses } from '@lending-desk/domain/loan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueAddress, queueFault, readQueueView } from './queueView';

const all = { status: null, owner: null, page: 1, loanId: '' };

describe('readQueueView', () => {
  it('reads the status, owner, search and page of the address [SH-006.b]', () => {
    expect(readQueueView(new URLSearchParams('status=HOLD&owner=mine&loanId=100007&page=3'))).toEqual({
      status: 'HOLD',
      owner: 'mine',
      loanId: '100007',
      page: 3,
    });
  });

  it.each([
    '',
    'status=SOLD',
    'owner=me',
    'page=0',
    'page=-1',
    'page=2.5',
    'page=x',
    'loanId=9876543210',
    'loanId=x',
  ])('passes over what makes no sense: %j', search => {
    expect(readQueueView(new URLSearchParams(search))).toEqual(all);
  });
});

describe('queueFault', () => {
  it.each([
    ['status=SOLD', 'There is no status “SOLD”.'],
    ['owner=me', 'There is no filter “me”.'],
    ['page=0', 'There is no page “0”.'],
    ['page=-1', 'There is no page “-1”.'],
    ['page=2.5', 'There is no page “2.5”.'],
    ['page=x', 'There is no page “x”.'],
    ['loanId=9876543210', '“9876543210” is no loan id.'],
    ['loanId=x', '“x” is no loan id.'],
    ['', null],
    ['status=&page=', null],
    ['status=HOLD&owner=mine&loanId=100007&page=3', null],
  ])('says what in %j means nothing [XR-050.a]', (search, words) => {
    expect(queueFault(new URLSearchParams(search))).toBe(words);
  });
});

describe('queueAddress', () => {
  it('is the documented one for all cases', () => {
    expect(queueAddress(all)).toBe('/credit/loans');
  });

  it('is read back as the same view [SH-003.c, SH-006.b]', () => {
    const view = fc.record({
      status: fc.constantFrom(null, ...approvalStatuses),
      owner: fc.constantFrom(null, 'mine' as const, 'unassigned' as const),
      page: fc.integer({ min: 1, max: 9999 }),
      loanId: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999_999_999 }).map(String)),
    });
    fc.assert(
      fc.property(view, shown => {
        expect(readQueueView(new URL(queueAddress(shown), 'https://desk.test').searchParams)).toEqual(shown);
      }),
    );
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetListPlace,
  goOnInList,
  leaveListAt,
  listToReturnTo,
  neighboursOf,
  pageOpened,
  placeIn,
} from './listPlace';

const address = '/credit/loans?status=HOLD&page=3';
const left = { person: 'one', address, loanId: 482190, scrollTop: 640, neighbours: [482191, 482189] };
const returnFrom = (person: string, loan: string) => listToReturnTo(person, loan, '/credit/loans');

beforeEach(forgetListPlace);

describe('the place in a list', () => {
  it('is the way back from the loan it was left for [XR-061.a]', () => {
    leaveListAt(left);
    pageOpened('/credit/loans/482190/');
    expect(returnFrom('one', '482190')).toBe(address);
    pageOpened('/credit/loans');
    expect(placeIn('one', address)).toEqual(left);
  });

  it('is kept in a list and a loan of another desk too [XR-061.a]', () => {
    const support = { ...left, address: '/loan-management/search/?status=HOLD' };
    leaveListAt(support);
    pageOpened('/loan-management/loans/482190');
    pageOpened('/loan-management/search/');
    expect(placeIn('one', support.address)).toEqual(support);
    expect(returnFrom('one', '482190')).toBe('/credit/loans');
  });

  it('belongs to who left it [XR-061.a]', () => {
    leaveListAt(left);
    expect(returnFrom('other', '482190')).toBe('/credit/loans');
    expect(placeIn('other', address)).toBeNull();
  });

  it('is no way back from another loan [XR-061.a]', () => {
    leaveListAt(left);
    expect(returnFrom('one', '482191')).toBe('/credit/loans');
  });

  it('goes on at the neighbour once the loan is done with [XR-061.d]', () => {
    leaveListAt(left);
    pageOpened('/credit/loans/482190/');
    expect(goOnInList()).toBe(482191);
    pageOpened('/credit/loans');
    expect(placeIn('one', address)).toEqual({ ...left, loanId: 482191, neighbours: [482189] });
  });

  it('stays at a loan without neighbours, and is none where none was left [XR-061.d]', () => {
    goOnInList();
    expect(placeIn('one', address)).toBeNull();
    leaveListAt({ ...left, neighbours: [] });
    goOnInList();
    expect(placeIn('one', address)).toEqual({ ...left, neighbours: [] });
  });

  it.each([
    [1, [2, 3, 4]],
    [2, [3, 4, 1]],
    [3, [4, 2, 1]],
    [4, [3, 2, 1]],
    [9, []],
  ])('the neighbours of %i are first those below, then those above [XR-061.b]', (loanId, neighbours) => {
    const rows = [1, 2, 3, 4].map(id => ({ loanId: id }));
    expect(neighboursOf(loanId, loanId === 9 ? [] : rows)).toEqual(neighbours);
  });

  it('is there once [XR-061.a]', () => {
    leaveListAt(left);
    forgetListPlace();
    expect(placeIn('one', address)).toBeNull();
    expect(returnFrom('one', '482190')).toBe('/credit/loans');
  });

  it.each(['/credit/export-loans/', '/credit/loans/482191/', '/'])(
    'does not wait for a later visit: %s comes between [XR-061.a]',
    pathname => {
      leaveListAt(left);
      pageOpened(pathname);
      expect(placeIn('one', address)).toBeNull();
    },
  );
});

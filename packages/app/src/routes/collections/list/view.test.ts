import { describe, expect, it } from 'vitest';
import { disbursedAddress, disbursedFault, readDisbursedView } from './view';

const nothing = {
  page: 1,
  year: null,
  month: null,
  bucket: null,
  class: null,
  owner: null,
  sort: 'dpd',
} as const;
const read = (text: string) => readDisbursedView(new URLSearchParams(text));

describe('the address of the disbursed loans', () => {
  it.each([
    ['', nothing],
    ['page=3&bucket=90%2B', { ...nothing, page: 3, bucket: '90+' }],
    ['bucket=late&class=BAD&sort=name', nothing],
    ['class=NPA&sort=amount', { ...nothing, class: 'NPA', sort: 'amount' }],
    ['year=2026&month=1', { ...nothing, year: 2026, month: 1 }],
    ['year=2026', nothing],
    ['year=2026&month=0', nothing],
    ['owner=mine&sort=promise', { ...nothing, owner: 'mine', sort: 'promise' }],
    ['owner=me', nothing],
  ])('reads %s [SH-003.c]', (text, view) => {
    expect(read(text)).toEqual(view);
  });

  it.each([
    ['', null],
    ['page=3&bucket=90%2B&class=NPA&owner=mine&sort=amount&year=2026&month=1', null],
    ['bucket=&class=&page=', null],
    ['bucket=late', 'There is no bucket “late”.'],
    ['class=BAD', 'There is no class “BAD”.'],
    ['owner=me', 'There is no filter “me”.'],
    ['sort=name', 'There is no order “name”.'],
    ['sort=dpd', null],
    ['page=0', 'There is no page “0”.'],
    ['page=x', 'There is no page “x”.'],
    ['month=3', 'A year and a month go together.'],
    ['year=2026', 'A year and a month go together.'],
    ['year=2026&month=0', 'There is no month “0” of “2026”.'],
    ['year=2026&month=13', 'There is no month “13” of “2026”.'],
  ])('of %j says what means nothing [XR-050.a]', (text, words) => {
    expect(disbursedFault(new URLSearchParams(text))).toBe(words);
  });

  it('says everything that is not at its default, and reads back as the same [SH-003.c]', () => {
    const view = {
      page: 2,
      year: 2026,
      month: 1,
      bucket: '90+',
      class: 'NPA',
      owner: 'mine',
      sort: 'amount',
    } as const;
    const address = disbursedAddress(view);
    expect(address).toBe(
      '/loan-management/collections/?year=2026&month=1&bucket=90%2B&class=NPA&owner=mine&sort=amount&page=2',
    );
    expect(read(address.split('?')[1] ?? '')).toEqual(view);
    expect(disbursedAddress(nothing)).toBe('/loan-management/collections/');
  });
});

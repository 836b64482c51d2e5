import { describe, expect, it } from 'vitest';
import { readSupportView, supportFault, supportListAddress } from './view';

const nothing = {
  page: 1,
  approvalStatus: null,
  applicationStatus: null,
  year: null,
  month: null,
  followUpDue: false,
};
const read = (text: string) => readSupportView(new URLSearchParams(text));

describe('the address of the list', () => {
  it.each([
    ['', nothing],
    ['page=3&status=HOLD', { ...nothing, page: 3, approvalStatus: 'HOLD' }],
    ['application=KYC_SUBMITTED', { ...nothing, applicationStatus: 'KYC_SUBMITTED' }],
    ['year=2026&month=11', { ...nothing, year: 2026, month: 11 }],
    ['followUp=due', { ...nothing, followUpDue: true }],
    ['followUp=late', nothing],
    ['year=2026', nothing],
    ['month=3', nothing],
    ['year=2026&month=13', nothing],
    ['page=0&status=SOLD', nothing],
  ])('reads %s [SH-003.c]', (text, view) => {
    expect(read(text)).toEqual(view);
  });

  it.each([
    ['', null],
    ['page=3&status=HOLD&application=KYC_SUBMITTED&year=2026&month=11&followUp=due', null],
    ['status=&page=&year=&month=', null],
    ['by=phone', null],
    ['by=name', 'There is no type of search “name”.'],
    ['status=SOLD', 'There is no approval status “SOLD”.'],
    ['followUp=late', 'There is no filter “late”.'],
    ['page=0&status=SOLD', 'There is no approval status “SOLD”.'],
    ['page=2.5', 'There is no page “2.5”.'],
    ['year=2026', 'A year and a month go together.'],
    ['year=2026&month=13', 'There is no month “13” of “2026”.'],
    ['year=1999&month=1', 'There is no month “1” of “1999”.'],
  ])('of %j says what means nothing [XR-050.a]', (text, words) => {
    expect(supportFault(new URLSearchParams(text))).toBe(words);
  });

  it('says everything that is not at its default, and reads back as the same [SH-003.c]', () => {
    const view = {
      page: 2,
      approvalStatus: 'HOLD',
      applicationStatus: 'COMPLETED',
      year: 2025,
      month: 1,
      followUpDue: true,
    } as const;
    const address = supportListAddress(view);
    expect(address).toBe(
      '/loan-management/search/?application=COMPLETED&status=HOLD&year=2025&month=1&followUp=due&page=2',
    );
    expect(read(address.split('?')[1] ?? '')).toEqual(view);
    expect(supportListAddress(nothing)).toBe('/loan-management/search/');
  });
});

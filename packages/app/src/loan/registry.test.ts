import { describe, expect, it } from 'vitest';
import { type LoanTab, searchOfTab, tabAt, tabItems, unknownTabIn } from './registry';
import { aLoan } from '@lending-desk/domain/testing';

const code = () => Promise.reject(new Error('nothing is opened here'));
const tabs: readonly LoanTab[] = [
  { value: 'profile', label: 'Profile', code },
  { value: 'kycNew', label: 'KYC New', code },
  { value: 'live', label: 'Live', code, kept: false },
];
const search = (text: string) => new URLSearchParams(text);

describe('the tab in the address', () => {
  it.each([
    ['', 'profile'],
    ['tab=kycNew', 'kycNew'],
    ['tab=KYCNEW&from=queue', 'kycNew'],
    ['tab=nothing', 'profile'],
  ])('%s opens %s [SH-003.c]', (address, value) => {
    expect(tabAt(tabs, search(address))?.value).toBe(value);
  });

  it('is unknown only where the address names one there is none of', () => {
    expect(unknownTabIn(tabs, search('tab=nothing'))).toBe('nothing');
    expect(unknownTabIn(tabs, search('tab=kycnew'))).toBeNull();
    expect(unknownTabIn(tabs, search(''))).toBeNull();
  });

  it.each([
    ['from=queue&tab=kycNew', 'live', '?from=queue&tab=live'],
    ['from=queue&tab=kycNew', 'profile', '?from=queue'],
    ['', 'live', '?tab=live'],
    ['tab=live', 'profile', '?'],
  ])('leaves the rest of ?%s as it is when %s opens [SH-003.c]', (before, value, after) => {
    expect(searchOfTab(tabs, search(before), value)).toBe(after);
  });
});

describe('the tabs as the screen shows them', () => {
  it('carry their address, the rest of it included, and are kept unless they say otherwise', () => {
    expect(tabItems(tabs, search('from=queue'), { detail: aLoan() })).toEqual([
      { value: 'profile', label: 'Profile', kept: true, href: '?from=queue' },
      { value: 'kycNew', label: 'KYC New', kept: true, href: '?from=queue&tab=kycNew' },
      { value: 'live', label: 'Live', kept: false, href: '?from=queue&tab=live' },
    ]);
  });
});

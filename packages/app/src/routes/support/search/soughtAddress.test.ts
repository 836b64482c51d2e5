import { describe, expect, it } from 'vitest';
import { readSought, soughtAddress, soughtPage } from './soughtAddress';
import { readSupportView } from './view';

const read = (address: string) => {
  const { searchParams, hash } = new URL(address, 'https://desk.example');
  return { sought: readSought(searchParams, hash), view: readSupportView(searchParams) };
};
const third = { ...read('/').view, page: 3 };

describe('the address of a search', () => {
  it.each([{ phone: '9876543210' }, { loanId: 482_190 }, { email: "o'neil+a&b@mail.example" }])(
    'says %o and the page below it, and reads back as the same [SH-003.c]',
    sought => {
      expect(read(soughtAddress(third, sought))).toEqual({ sought, view: third });
    },
  );

  it('names the page of what was found, unless it is the first [SH-003.c]', () => {
    const address = soughtAddress(third, { phone: '9876543210' }, 2);
    expect(address).toBe('/loan-management/search/?page=3&by=phone&at=2#text=9876543210');
    expect(soughtPage(new URL(address, 'https://desk.example').searchParams)).toBe(2);
    for (const search of ['', 'at=0', 'at=x']) expect(soughtPage(new URLSearchParams(search))).toBe(1);
  });

  it('keeps the text out of what a server is sent', () => {
    const { pathname, search, hash } = new URL(
      soughtAddress(third, { phone: '9876543210' }),
      'https://desk.example',
    );
    expect(pathname + search).toBe('/loan-management/search/?page=3&by=phone');
    expect(hash).toBe('#text=9876543210');
  });

  it.each([
    '/',
    '/?by=phone',
    '/?by=phone#text=98',
    '/?by=name#text=9876543210',
    '/#text=9876543210',
    '/?by=loanId#%E0%A4%A',
  ])('searches for nothing by %s', address => {
    expect(read(address).sought).toBeNull();
  });
});

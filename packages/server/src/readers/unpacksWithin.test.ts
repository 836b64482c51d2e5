import { describe, expect, it } from 'vitest';
import { anXlsxBomb } from '../testing/bombs';
import { aZip } from '../testing/zip';
import { unpacksWithin } from './unpacksWithin';

const archive = aZip([
  { name: 'a.xml', content: 'four' },
  { name: 'b.xml', content: 'seven 7' },
]);
/** Where the first entry's own head has its method, its unpacked size and its name. */
const own = { method: 8, size: 22, name: 30 } as const;
const changedAt = (at: number) => archive.map((byte, index) => (index === at ? byte + 1 : byte));

describe('an archive', () => {
  it('unpacks to the bytes of all its entries, counted', async () => {
    expect(await unpacksWithin(archive, 11)).toBe(true);
    expect(await unpacksWithin(archive, 10)).toBe(false);
  });

  it('is counted by what it unpacks to, whatever its directory says', async () => {
    const megabyte = 1024 * 1024;
    expect(await unpacksWithin(anXlsxBomb(16, 16 * megabyte), 17 * megabyte)).toBe(true);
    expect(await unpacksWithin(anXlsxBomb(16, 16 * megabyte), 15 * megabyte)).toBe(false);
    expect(await unpacksWithin(anXlsxBomb(16, 900), 17 * megabyte)).toBe(false);
  });

  it.each(Object.entries(own))(
    'is refused when %s of an entry is another one in the directory',
    async (_what, at) => {
      expect(await unpacksWithin(changedAt(at), 1_000)).toBe(false);
    },
  );

  it('is refused when it is broken', async () => {
    expect(await unpacksWithin(archive.slice(0, -30), 1_000)).toBe(false);
  });
});

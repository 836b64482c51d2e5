import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotStart } from '../db/cannotStart';
import { type Entry, readArchive, writeArchive } from './archive';

const folder = mkdtempSync(join(tmpdir(), 'lending-desk-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const one: Entry = { name: 'rows/loan/0.json', bytes: Buffer.from('[1]') };

describe('an archive', () => {
  it('has its entries in their order, and is for its owner only', async () => {
    const file = join(folder, 'whole.tar.gz');
    const two: Entry = { name: 'files/a', bytes: Buffer.alloc(0) };
    await writeArchive(file, async add => {
      await add(one);
      await add(two);
    });
    const read: Entry[] = [];
    for await (const entry of readArchive(file)) read.push(entry);
    expect(read).toEqual([one, two]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('that fails on the way leaves no file, whole or in part', async () => {
    const file = join(folder, 'failed.tar.gz');
    const writing = writeArchive(file, async add => {
      await add(one);
      throw new Error('the database went away');
    });
    await expect(writing).rejects.toThrow('the database went away');
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });

  it('is not begun where there is a file, which stays', async () => {
    const file = join(folder, 'there.tar.gz');
    writeFileSync(file, 'before');
    const writing = writeArchive(file, async add => add(one));
    await expect(writing).rejects.toThrow(new CannotStart(`${file} exists already. Name a new file.`));
    expect(statSync(file).size).toBe(6);
  });

  it('that cannot be written or read says why', async () => {
    const file = join(folder, 'nowhere/a.tar.gz');
    const writing = writeArchive(file, async add => add(one));
    await expect(writing).rejects.toThrow(new CannotStart(`Cannot write ${file} (ENOENT).`));
    await expect(readArchive(file).next()).rejects.toThrow(new CannotStart(`Cannot read ${file} (ENOENT).`));
  });
});

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { creditTag } from '../tags/table';
import { eachEngine } from '../testing/harness';
import { openTestDatabase } from '../testing/openTestDatabase';
import { inTransaction } from './transaction';

const now = new Date('2026-11-21T06:00:00Z');
const tag = (name: string) => ({ nameKey: name, name, createdOn: now });
const serialisation = () => Object.assign(new Error('again'), { code: '40001' });

eachEngine(server => {
  const names = async () => (await server().db.select().from(creditTag)).map(row => row.name).sort();

  describe('inTransaction', () => {
    it('commits everything or nothing [XR-139.c]', async () => {
      const failed = inTransaction(server().db, async tx => {
        await tx.insert(creditTag).values(tag('half'));
        throw new Error('stop');
      });
      await expect(failed).rejects.toThrow('stop');
      expect(await names()).not.toContain('half');
    });

    it('retries when the database asks for it, up to five attempts in all', async () => {
      let tries = 0;
      const result = await inTransaction(server().db, async tx => {
        tries += 1;
        await tx.insert(creditTag).values(tag(`try ${tries}`));
        if (tries < 5) throw serialisation();
        return 'done';
      });
      expect(result).toBe('done');
      expect((await names()).filter(name => name.startsWith('try'))).toEqual(['try 5']);
    });

    it.each(['40001', '40P01'])(
      'gives up a transaction that ends with %s at each of five attempts',
      async code => {
        let tries = 0;
        const failed = inTransaction(server().db, async tx => {
          tries += 1;
          await tx.insert(creditTag).values(tag(`${code} ${tries}`));
          throw Object.assign(new Error('again'), { code });
        });
        await expect(failed).rejects.toThrow('again');
        expect(tries).toBe(5);
        expect((await names()).filter(name => name.startsWith(code))).toEqual([]);
      },
    );

    it('leaves a retry inside another transaction to that one', async () => {
      let tries = 0;
      const failed = inTransaction(server().db, tx =>
        inTransaction(tx, async () => {
          tries += 1;
          throw serialisation();
        }),
      );
      await expect(failed).rejects.toThrow('again');
      expect(tries).toBe(5);
    });

    it('does not retry any other failure', async () => {
      let tries = 0;
      const failed = inTransaction(server().db, async () => {
        tries += 1;
        throw new Error('a fault');
      });
      await expect(failed).rejects.toThrow('a fault');
      expect(tries).toBe(1);
    });

    it('is a savepoint inside another transaction: a failure there is rolled back, the rest stays', async () => {
      await inTransaction(server().db, async tx => {
        await tx.insert(creditTag).values(tag('outer'));
        const inner = inTransaction(tx, async nested => {
          await nested.insert(creditTag).values(tag('inner'));
          await nested.insert(creditTag).values(tag('outer'));
        });
        await expect(inner).rejects.toThrow('Failed query');
      });
      expect(await names()).toContain('outer');
      expect(await names()).not.toContain('inner');
    });
  });
});

// The embedded database runs one transaction at a time, so it cannot deadlock.
describe('inTransaction on postgres', () => {
  it('resolves a deadlock between two', async () => {
    const { db, close } = await openTestDatabase('postgres');
    await db.insert(creditTag).values([tag('left'), tag('right')]);
    let bothHold = () => {};
    const both = new Promise<void>(resolve => {
      bothHold = resolve;
    });
    let holding = 0;
    const touch = (first: string, second: string) =>
      inTransaction(db, async tx => {
        await tx.update(creditTag).set({ name: sql`name` }).where(eq(creditTag.nameKey, first));
        holding += 1;
        if (holding === 2) bothHold();
        await both;
        await tx.update(creditTag).set({ name: sql`name || '+'` }).where(eq(creditTag.nameKey, second));
      });
    await Promise.all([touch('left', 'right'), touch('right', 'left')]);
    const names = (await db.select().from(creditTag)).map(row => row.name);
    await close();
    expect(names.sort()).toEqual(['left+', 'right+']);
  });
});

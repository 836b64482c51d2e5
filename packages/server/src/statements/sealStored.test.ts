import { isDeepStrictEqual } from 'node:util';
import { contract } from '@lending-desk/domain/contract';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loanSection } from '../loan/table';
import { withServer, testConfig } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { openPassword } from './passwords';
import { sealAll } from './sealAll';
import { sealOnce } from './sealOnce';
import { sealStored } from './sealStored';

const secret = testConfig.signingSecret;
const [plain, single, none, broken, sealed] = [1, 2, 3, 4, 5];

withServer(server => {
  const sealPlain = () => sealStored(server().db, [secret], 'plain');
  const bodyOf = async (number: number) => {
    const [row] = await server()
      .db.select()
      .from(loanSection)
      .where(and(eq(loanSection.loanId, loanIdOf(number)), eq(loanSection.name, 'bankStatements')));
    return row?.body;
  };
  const store = (number: number, body: unknown) =>
    server()
      .db.update(loanSection)
      .set({ body })
      .where(and(eq(loanSection.loanId, loanIdOf(number)), eq(loanSection.name, 'bankStatements')));

  beforeAll(async () => {
    const bankStatements = [{ fileId: 'a', password: 'HEMA7711' }];
    await storeLoans(
      server().db,
      [plain, single, none, broken, sealed].map(number => aLine(number, { bankStatements })),
    );
    // As an older version stored them.
    await store(plain, bankStatements);
    await store(single, { fileId: 'a', password: 'HEMA7711' });
    await store(none, [{ fileId: 'a', password: '' }, 'x']);
    await store(broken, 'unreadable');
  });

  it('seals plain passwords once and leaves the rest alone [CS-047.e]', async () => {
    const before = await Promise.all([none, broken, sealed].map(bodyOf));
    expect(await sealPlain()).toEqual({ changed: 2, unreadable: 0 });
    expect(await Promise.all([none, broken, sealed].map(bodyOf))).toEqual(before);
    for (const number of [plain, single, sealed]) {
      const body = await bodyOf(number);
      expect(JSON.stringify(body)).not.toContain('HEMA7711');
      expect(openPassword(body, 'a', { loanId: loanIdOf(number), secrets: [secret] })).toEqual({
        state: 'open',
        password: 'HEMA7711',
      });
    }
    expect(await sealPlain()).toEqual({ changed: 0, unreadable: 0 });
  });

  it.each([
    ['a list inside an object', { statements: [{ fileId: 'a', password: 'HEMA7711' }] }],
    ['a list inside a list', [[{ fileId: 'a', password: 'HEMA7711' }]]],
    ['the file of a statement', [{ fileId: 'a', file: { password: 'HEMA7711' } }]],
    ['other capitals', [{ FileId: 'a', PASSWORD: 'HEMA7711' }]],
    ['the second of two', [{ fileId: 'a', password: '', Password: 'HEMA7711' }]],
    ['pdfPassword', [{ fileId: 'a', pdfPassword: 'HEMA7711' }]],
    ['statement_password', [{ fileId: 'a', statement_password: 'HEMA7711' }]],
    ['a number', [{ fileId: 'a', StatementPassword: 7711 }]],
    ['a list of them', [{ fileId: 'a', passwords: ['', 'HEMA7711'] }]],
    ['an object of its own', [{ fileId: 'a', password: { value: 'HEMA7711' } }]],
  ])('finds one in %s [CS-047.e]', async (_case, body) => {
    await store(none, body);
    expect(await sealPlain()).toEqual({ changed: 1, unreadable: 0 });
    expect(JSON.stringify(await bodyOf(none))).not.toMatch(/HEMA7711|:7711/);
    expect(await sealPlain()).toEqual({ changed: 0, unreadable: 0 });
  });

  it('finds one in a section with another capitalisation besides the right one, and sends neither [CS-047.e]', async () => {
    const at = { loanId: loanIdOf(none), secrets: [secret] as const };
    await store(none, [{ fileId: 'a', password: 'HEMA7711' }]);
    const other = [{ fileId: 'b', password: 'RAVI7712' }];
    await server().db.insert(loanSection).values({ loanId: at.loanId, name: 'BankStatements', body: other });
    expect(await sealPlain()).toEqual({ changed: 2, unreadable: 0 });
    const rows = await server().db.select().from(loanSection).where(eq(loanSection.loanId, at.loanId));
    expect(JSON.stringify(rows)).not.toMatch(/HEMA7711|RAVI7712/);
    const body = rows.find(({ name }) => name === 'BankStatements')?.body;
    expect(openPassword(body, 'b', at)).toEqual({ state: 'open', password: 'RAVI7712' });
    const admin = await server().signIn('ROLE_CREDIT_ADMIN');
    const { text } = await server().call(contract.loan.read, { id: at.loanId }, admin);
    expect(text).toContain('BankStatements');
    expect(text).not.toContain('sealed:');
  });

  it('finds more than are locked at a time, each once, and ends where none can be opened [CS-047.e]', async () => {
    await sealPlain();
    const name = 'bankstatements';
    // Each in capitals of its own, since a loan has a section once.
    const rows = Array.from({ length: 201 }, (_, number) => ({
      loanId: loanIdOf(none),
      name: [...name]
        .map((letter, at) => (((number + 32) >> at) % 2 ? letter.toUpperCase() : letter))
        .join(''),
      body: [{ fileId: 'a', password: 'HEMA7711' }],
    }));
    await server().db.insert(loanSection).values(rows);
    expect(await sealPlain()).toEqual({ changed: 201, unreadable: 0 });
    const sealedHere = await server().db.$count(
      loanSection,
      like(sql`${loanSection.body}::text`, '%sealed:%'),
    );
    const lost = 'a secret that opens nothing of it, longer than thirty-two characters';
    const left = await sealStored(server().db, [lost], 'all');
    expect(left).toEqual({ changed: 0, unreadable: sealedHere });
    const names = rows.map(row => row.name);
    await server().db.delete(loanSection).where(inArray(loanSection.name, names));
  });

  it('searches for plain passwords at the first start, and at no later one [CS-047.e]', async () => {
    const plainly = [{ fileId: 'a', password: 'HEMA7711' }];
    for (const left of [false, true]) {
      await store(plain, plainly);
      await sealOnce(server().db, [secret]);
      expect(isDeepStrictEqual(await bodyOf(plain), plainly)).toBe(left);
    }
  });

  describe('with a new secret', () => {
    const fresh = 'the secret that came after it, longer than thirty-two characters';
    const reseal = (...secrets: [string, ...string[]]) => sealStored(server().db, secrets, 'all');
    const opened = async (number: number, ...secrets: [string, ...string[]]) =>
      openPassword(await bodyOf(number), 'a', { loanId: loanIdOf(number), secrets });
    const open = { state: 'open', password: 'HEMA7711' };

    it('opens what was sealed with the previous one, with a key id or without, and reseals it on demand [XR-142.c]', async () => {
      await sealPlain();
      // Sealed before there were key ids.
      const older = 'sealed:v1:Zml4ZWQgbm9uY2UusANb1ybcXjG4VFT9UZyh9cpZwdMPeM52';
      await store(plain, [{ fileId: 'a', password: older }]);
      for (const number of [plain, sealed]) {
        expect(await opened(number, fresh, secret)).toEqual(open);
        expect(await opened(number, fresh)).toEqual({ state: 'sealedElsewhere' });
      }
      // Starting a server reseals nothing: other servers may not know the new secret yet.
      expect(await sealStored(server().db, [fresh, secret], 'plain')).toEqual({ changed: 0, unreadable: 0 });
      expect(await opened(sealed, secret)).toEqual(open);

      const { changed, unreadable } = await reseal(fresh, secret);
      expect(changed).toBeGreaterThanOrEqual(3);
      expect(unreadable).toBe(0);
      for (const number of [plain, single, sealed]) {
        expect(await opened(number, fresh)).toEqual(open);
        expect(await opened(number, secret)).toEqual({ state: 'sealedElsewhere' });
      }
      expect(await reseal(fresh, secret)).toEqual({ changed: 0, unreadable: 0 });
    });

    it('leaves unchanged what none of the secrets opens, and says how many [XR-142.c]', async () => {
      const lost = 'a secret that nobody has told the command about, long';
      await store(single, [{ fileId: 'a', password: 'HEMA7711' }]);
      // The others are sealed with the fresh secret, which the first server does not know.
      await reseal(lost);
      const before = await bodyOf(single);
      await expect(sealAll(server().db, [fresh, secret])).rejects.toThrow(
        'Sealed the passwords of 0 loans with the present secret. 1 cannot be opened with SIGNING_SECRET or SIGNING_SECRET_PREVIOUS and stayed as they are. Name the secret they were sealed with and run this again.',
      );
      expect(await bodyOf(single)).toEqual(before);
      expect(await sealAll(server().db, [fresh, lost])).toBe(
        'Sealed the passwords of 1 loan with the present secret. SIGNING_SECRET_PREVIOUS is no longer needed.',
      );
      expect(await opened(single, fresh)).toEqual(open);
    });
  });
});

import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { loanSection } from '../loan/table';
import { eachEngine, testConfig } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { openPassword } from './passwords';
import { sealStored } from './sealStored';

const secret = testConfig.signingSecret;
const [plain, single, none, broken, sealed] = [1, 2, 3, 4, 5];

eachEngine(server => {
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
    // As an older version left them.
    await store(plain, bankStatements);
    await store(single, { fileId: 'a', password: 'HEMA7711' });
    await store(none, [{ fileId: 'a', password: '' }, 'x']);
    await store(broken, 'unreadable');
  });

  it('seals what is plain once and leaves the rest alone', async () => {
    const before = await Promise.all([none, broken, sealed].map(bodyOf));
    expect(await sealStored(server().db, secret)).toBe(2);
    expect(await Promise.all([none, broken, sealed].map(bodyOf))).toEqual(before);
    for (const number of [plain, single, sealed]) {
      const body = await bodyOf(number);
      expect(JSON.stringify(body)).not.toContain('HEMA7711');
      expect(openPassword(body, 'a', { loanId: loanIdOf(number), secret })).toEqual({
        state: 'open',
        password: 'HEMA7711',
      });
    }
    expect(await sealStored(server().db, secret)).toBe(0);
  });
});

import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eachEngine } from '../testing/harness';
import { createDemoAccounts, demoPassword } from './demoAccounts';
import { staff } from './table';

const email = 'credit.user@lender.example';

eachEngine(server => {
  const signIn = (password: string) => server().call(contract.signin.login, { email, password }, null);
  const person = async () => {
    const [row] = await server().db.select().from(staff).where(eq(staff.email, email));
    return row;
  };

  describe('createDemoAccounts', () => {
    it('takes over an account that an import created for the underwriter of a loan', async () => {
      await server()
        .db.update(staff)
        .set({ passwordHash: null, state: 'disabled', roles: [] })
        .where(eq(staff.email, email));
      const before = await person();
      await createDemoAccounts(server().db, 'lender.example', new Date());
      expect(await person()).toMatchObject({ id: before?.id, state: 'active', roles: ['ROLE_CREDIT_USER'] });
      expect((await signIn(demoPassword)).status).toBe(200);
    });

    it('leaves an account unchanged that somebody changed', async () => {
      await server().db.update(staff).set({ state: 'disabled' }).where(eq(staff.email, email));
      await createDemoAccounts(server().db, 'lender.example', new Date());
      expect(await person()).toMatchObject({ state: 'disabled' });
    });
  });
});

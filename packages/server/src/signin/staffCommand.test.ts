import { contract } from '@lending-desk/domain/contract';
import { describe, expect, it } from 'vitest';
import { withServer } from '../testing/harness';
import { runHere } from '../testing/runHere';

withServer(server => {
  const run = (...args: string[]) =>
    runHere(server(), 'signin/staffCommand.ts', args, { STAFF_PASSWORD: 'a long password' });
  const email = 'meera.iyer@lender.example';
  const signIn = () => server().call(contract.signin.login, { email, password: 'a long password' }, null);

  describe('the staff command', () => {
    it('creates a super user, gives them exactly these roles, and shuts them out [AU-040.b]', async () => {
      expect(await run('create-super-user', '--email', email, '--name', 'Meera Iyer')).toEqual({
        code: 0,
        lines: [`${email} is a super user and can sign in.`],
      });
      const user = { fullName: 'Meera Iyer', email };
      expect((await signIn()).body).toMatchObject({
        data: { user: { ...user, roles: ['ROLE_SUPER_USER'] } },
      });
      expect(await run('approve', '--email', email, '--roles', ' ROLE_CREDIT_USER , ROLE_VAS,')).toEqual({
        code: 0,
        lines: [`${email} can sign in.`],
      });
      const roles = ['ROLE_CREDIT_USER', 'ROLE_VAS'];
      expect((await signIn()).body).toMatchObject({ data: { user: { ...user, roles } } });
      expect(await run('disable', '--email', email)).toEqual({
        code: 0,
        lines: [`${email} can no longer sign in.`],
      });
      expect((await signIn()).status).toBe(401);
    });

    it.each([
      ['no order', []],
      ['an order there is not', ['promote', '--email', email]],
      ['an option there is not', ['disable', '--email', email, '--now']],
      ['no address', ['disable']],
      ['a super user without a name', ['create-super-user', '--email', email]],
      ['an approval without roles', ['approve', '--email', email]],
    ])('prints what it can do for %s', async (_case, args) => {
      expect(await run(...args)).toEqual({
        code: 1,
        lines: [
          expect.stringMatching(
            /^Usage:\n(  npm run staff -- (create-super-user|approve|disable) .*\n?){3}$/,
          ),
        ],
      });
    });
  });
});

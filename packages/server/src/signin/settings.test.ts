import { roles } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { describe, expect, it } from 'vitest';
import { aServer, withServer } from '../testing/harness';
import { demoPassword } from './demoAccounts';

withServer((server, engine) => {
  describe('sign-in settings', () => {
    it('offer a demo sign-in for every role in a demonstration', async () => {
      const { body } = await server().call(contract.signin.settings, {}, null);
      const data = body['data'] as {
        demo: { password: string; accounts: { email: string; roles: string[] }[] };
      };
      expect(data).toMatchObject({
        orgEmailDomain: 'lender.example',
        notConfigured: [],
        demo: { password: demoPassword },
      });
      expect(data.demo.accounts).toHaveLength(12);
      expect(new Set(data.demo.accounts.flatMap(account => account.roles))).toEqual(new Set(roles));
      for (const { email } of data.demo.accounts) {
        expect(
          (await server().call(contract.signin.login, { email, password: demoPassword }, null)).status,
        ).toBe(200);
      }
    });

    it('offer none otherwise', async () => {
      const plain = await aServer(engine, { config: { demo: false, orgEmailDomain: 'bank.example' } });
      const { body } = await plain.call(contract.signin.settings, {}, null);
      await plain.close();
      expect(body['data']).toEqual({
        orgEmailDomain: 'bank.example',
        demo: null,
        notConfigured: ['Ozonetel', 'Equifax', 'CIBIL', 'Razorpay', 'Cashfree', 'Aadhaar offline e-KYC'],
        singleSignOn: '',
      });
    });
  });

  describe('health', () => {
    it('is ready', async () => {
      const { body } = await server().call(contract.health.read, {}, null);
      expect(body).toEqual({ success: true, errorMessages: [], data: { status: 'ready', deadJobs: 0 } });
    });
  });
});

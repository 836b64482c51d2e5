import { contract } from '@lending-desk/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { demoPassword } from '../signin/demoAccounts';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';

withServer(server => {
  let caller: Caller;
  beforeAll(async () => {
    await storeLoans(server().db, [aLine(1)]);
    caller = await server().signIn('ROLE_CREDIT_ADMIN');
  });
  const lines = () => server().logLines.map((line): unknown => JSON.parse(line));

  describe('the log', () => {
    it('has one line per request: the declared route, the status, the user, the duration', async () => {
      const before = lines().length;
      const { headers } = await server().call(
        contract.loan.read,
        { id: loanIdOf(1), sections: 'core' },
        caller,
      );
      expect(lines().slice(before)).toEqual([
        expect.objectContaining({
          requestId: headers.get('x-request-id'),
          method: 'POST',
          route: '/api/v1/credit-dashboard/loans/:id',
          status: 200,
          ms: expect.any(Number),
          staffId: caller.staffId,
        }),
      ]);
    });

    it('has the caller’s id of a request beside ours, which alone labels the audit row', async () => {
      const before = lines().length;
      const given = { 'x-request-id': 'somebody-elses' };
      const read = () => server().call(contract.loan.read, { id: loanIdOf(1) }, caller, given);
      const ids = [(await read()).headers, (await read()).headers].map(headers =>
        headers.get('x-request-id'),
      );
      expect(new Set([...ids, 'somebody-elses']).size).toBe(3);
      expect(lines().slice(before)).toMatchObject(
        ids.map(requestId => ({ requestId, callerId: 'somebody-elses' })),
      );
      const rows = await server().db.select({ requestId: auditRow.requestId }).from(auditRow);
      expect(rows.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(ids));
      expect(JSON.stringify(rows)).not.toContain('somebody-elses');
      await server().call(contract.health.read, {}, null, { 'x-request-id': 'x'.repeat(65) });
      expect(lines().at(-1)).not.toHaveProperty('callerId');
    });

    it('contains nothing of what was sent or answered [XR-049.h, XR-146.d]', async () => {
      const email = 'credit.user@lender.example';
      await server().call(contract.signin.login, { email, password: demoPassword }, null);
      await server().call(
        contract.signin.login,
        { email: 'rahul@lender.example', password: 'secret word' },
        null,
      );
      await server().call(contract.loan.read, { id: loanIdOf(1) }, caller);
      await server().call(contract.comments.save, { id: loanIdOf(1), comment: 'Spoke to Meera' }, caller);
      await server().send('/api/v1/credit-dashboard/loans?loanId=987654321&q=9876543210');
      await server().send('/unknown/9876543210');
      const log = server().logLines.join('');
      const shown = JSON.stringify(aLine(1));
      const personal = [
        ...shown.matchAll(
          /"(?:fullName|firstName|email|panNumber|primaryPhoneNumber|accountNumber)":"([^"]+)"/g,
        ),
      ];
      expect(personal.length).toBeGreaterThan(3);
      const words = [
        email,
        'rahul',
        'secret word',
        demoPassword,
        'Meera',
        '9876543210',
        '987654321',
        caller.token,
      ];
      for (const word of [...words, ...personal.map(match => match[1] ?? ''), String(loanIdOf(1))]) {
        expect(log).not.toContain(word);
      }
    });
  });
});

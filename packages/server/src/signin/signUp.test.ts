import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { withServer, type TestAnswer } from '../testing/harness';
import { staff } from './table';

const form = { name: 'Nisha Kapoor', email: 'nisha.kapoor@lender.example', password: 'a long password' };

withServer(server => {
  const post = (path: string, body: object, from?: string): Promise<TestAnswer> =>
    server().send(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      from,
    );
  const signUp = (changes: Partial<typeof form> = {}, from?: string) =>
    post('/api/v1/auth/credit/sign-up', { ...form, ...changes }, from);
  const found = (email: string) => server().db.select().from(staff).where(eq(staff.email, email));

  describe('signUp', () => {
    it('stores an account that awaits approval and cannot sign in [AU-036.c, AU-040.a, AU-036.b]', async () => {
      const answer = await signUp();
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true, errorMessages: [] });
      expect(await found(form.email)).toEqual([
        expect.objectContaining({ fullName: 'Nisha Kapoor', state: 'pending', roles: [] }),
      ]);
      const { email, password } = form;
      const login = await post('/api/v1/auth/login', { email, password });
      expect(login.status).toBe(401);
      expect(login.body['data']).toBeUndefined();
    });

    it('gives a person known only from imported loans the account they request, without a role [XR-049.i]', async () => {
      const email = 'imported.underwriter@lender.example';
      const [known] = await server()
        .db.insert(staff)
        .values({
          email,
          fullName: 'Imported Underwriter',
          roles: ['ROLE_CREDIT_USER'],
          state: 'disabled',
          createdAt: new Date(),
        })
        .returning({ id: staff.id });
      expect((await signUp({ email })).status).toBe(200);
      expect(await found(email)).toMatchObject([
        { id: known?.id, fullName: form.name, state: 'pending', roles: [], version: 2 },
      ]);
      // Who was not approved may ask again.
      await server()
        .db.update(staff)
        .set({ state: 'rejected', rejectedBecause: 'Left in June' })
        .where(eq(staff.email, email));
      expect((await signUp({ email, name: 'Nisha Rao' })).status).toBe(200);
      expect(await found(email)).toMatchObject([
        { id: known?.id, fullName: 'Nisha Rao', state: 'pending', rejectedBecause: null, version: 3 },
      ]);
    });

    it('stores no password, neither here nor in the audit row [XR-049.h]', async () => {
      const email = 'ravi.menon@lender.example';
      await signUp({ email, name: 'Ravi Menon' });
      const rows = await server().db.select().from(auditRow).where(eq(auditRow.actorName, 'Ravi Menon'));
      expect(rows).toEqual([expect.objectContaining({ action: 'signin.signUp' })]);
      const stored = JSON.stringify([rows, await found(email)]);
      expect(stored).toContain('$argon2id$');
      expect(stored).not.toContain(form.password);
    });

    it.each([
      ['a name of spaces', { name: '   ' }, 'Name is required'],
      [
        'an address elsewhere [AU-033.c]',
        { email: 'nisha@notlender.example' },
        'Email should be of lender.example',
      ],
      [
        'an address below another domain [AU-033.c]',
        { email: 'nisha@lender.example.org' },
        'Email should be of lender.example',
      ],
      ['no address', { email: 'lender.example' }, 'Invalid email'],
      ['a password of eight characters', { password: '12345678' }, 'Min 8 characters'],
    ])('refuses %s [AU-033.c, AU-033.a, AU-035.a, AU-032.a, AU-034.a]', async (_case, changes, message) => {
      const answer = await signUp({ email: 'never.stored@lender.example', ...changes });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ success: false, errorMessages: [message] });
      expect(await found('never.stored@lender.example')).toEqual([]);
    });

    it('accepts a password of nine characters [AU-035.b]', async () => {
      expect((await signUp({ email: 'nine@lender.example', password: '123456789' })).status).toBe(200);
    });

    it('gives a taken address the same answer as a free one, in any case, and changes nothing [XR-049.i]', async () => {
      const free = await signUp({ email: 'taken@lender.example' });
      const [before] = await found('taken@lender.example');
      const answer = await signUp({ email: ' TAKEN@lender.example', name: 'Somebody Else' });
      expect([answer.status, answer.text]).toEqual([free.status, free.text]);
      const names = (headers: Headers) => [...headers.keys()];
      expect(names(answer.headers)).toEqual(names(free.headers));
      expect(await found('taken@lender.example')).toEqual([before]);
      const rows = await server()
        .db.select()
        .from(auditRow)
        .where(eq(auditRow.action, 'signin.signUpRepeated'));
      expect(rows.map(row => row.after)).toContainEqual({
        reason: 'taken',
        accountId: before?.id,
        remoteAddress: 'unknown',
      });
      expect(JSON.stringify(rows)).not.toContain('Somebody Else');
    });

    it('stores one of several concurrent requests [AU-036.a, XR-139.a]', async () => {
      const email = 'at.once@lender.example';
      const answers = await Promise.all(Array.from({ length: 4 }, () => signUp({ email })));
      expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200]);
      expect(await found(email)).toHaveLength(1);
    });

    it('is blocked for an address after five in thirty minutes, taken or not [XR-049.g]', async () => {
      const statuses: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        statuses.push((await signUp({ email: 'often@lender.example' }, `10.1.0.${time}`)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      const refused = await signUp({ email: 'often@lender.example' }, '10.1.0.9');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1800']);
    });

    it('is blocked for a network after thirty in thirty minutes, and continues elsewhere [XR-049.g]', async () => {
      const from = (place: string, one: number) => signUp({ email: `p${one}@lender.example` }, place);
      const answers = await Promise.all(Array.from({ length: 33 }, (_, one) => from('10.2.0.1', one)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
      expect((await from('10.2.0.2', 34)).status).toBe(200);
    });
  });
});

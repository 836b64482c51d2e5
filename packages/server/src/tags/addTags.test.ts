import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';

withServer(server => {
  let admin: Caller;

  beforeAll(async () => {
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
  });

  const add = (creditTags: string[], as = admin) => server().call(contract.tags.add, { creditTags }, as);

  it('adds new tags and answers all there are [CR-201.c, CR-199.b, CR-201.b]', async () => {
    await add(['repeat', 'metro']);
    const answer = await add([' teacher ']);
    expect(answer.body).toMatchObject({
      success: true,
      data: { creditTags: ['metro', 'repeat', 'teacher'] },
    });
  });

  it('treats a tag in another case as the existing one', async () => {
    const answer = await add(['METRO', 'Zoë', 'ZOË']);
    const { creditTags } = answer.body['data'] as { creditTags: string[] };
    expect(creditTags.filter(tag => /metro|zo/i.test(tag))).toHaveLength(2);
    expect(creditTags).toContain('metro');
  });

  it('stores one tag when many add the same at once [XR-139.a]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => add(place % 2 === 0 ? ['alpha', 'beta'] : ['Beta', 'Alpha'])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { creditTags } = (await add(['gamma'])).body['data'] as { creditTags: string[] };
    expect(creditTags.filter(tag => /^(alpha|beta)$/i.test(tag))).toHaveLength(2);
  });

  it('writes an audit row of the new tags', async () => {
    await add(['delta', 'gamma']);
    const rows = await server().db.select().from(auditRow).where(eq(auditRow.action, 'tags.add'));
    expect(rows.map(row => row.after)).toContainEqual({ added: ['delta'] });
  });

  it('includes them in the underwriting configuration [CR-199.d]', async () => {
    await add(['night-shift']);
    const answer = await server().call(contract.decision.config, {}, admin);
    expect((answer.body['data'] as { creditTags: string[] }).creditTags).toContain('night-shift');
  });

  it('is for the credit admin group [CR-201.d, CR-201.a]', async () => {
    for (const role of [
      'ROLE_CREDIT_USER',
      'ROLE_CREDIT_DASHBOARD_VIEW',
      'ROLE_CUSTOMER_SERVICE_ADMIN',
    ] as const)
      expect((await add(['mine'], await server().signIn(role))).status).toBe(403);
    expect((await add(['mine'], await server().signIn('ROLE_SUPER_USER'))).status).toBe(200);
  });
});

import { aServer } from '@lending-desk/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxMandates } from './sandbox';

describe('the mandates of the sandbox', () => {
  let server: Awaited<ReturnType<typeof aServer>>;
  beforeAll(async () => {
    server = await aServer('pglite');
  });
  afterAll(() => server.close());

  const reference = 'SUB-210042-2';
  const choose = (at: string, body: string) =>
    server.send(at, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });

  it('lead to a page on which they are authorised, and are found by reference and by id', async () => {
    const made = await sandboxMandates.create({
      reference,
      planId: 'PLAN-EMI',
      customer: { name: 'Kavya Test', phone: '9000043214', email: 'kavya@mail.example' },
      expiresAt: new Date('2027-11-28T06:00:00.000Z'),
    });
    if (made === 'refused') throw new Error('It is refused');
    expect((await server.send(made.authLink)).text).toContain('Status: INITIALIZED');
    const page = await choose(made.authLink, 'choice=authorise&holder=Kavya+Test&account=999151436630');
    expect(page.text).toContain('Status: ACTIVE');
    for (const providerId of [null, made.providerId]) {
      const found = await sandboxMandates.find({ reference, providerId });
      expect(found?.subscription).toMatchObject({
        status: 'ACTIVE',
        details: { bankAccountNumber: 'XXXXXXXX6630', customerName: 'Kavya Test' },
      });
    }
    expect(await sandboxMandates.find({ reference: 'SUB-210042-9', providerId: null })).toBeNull();
  });

  it('of another address than theirs, or with another choice, are not there', async () => {
    expect((await server.send('/sandbox/mandate/OTHER')).status).toBe(404);
    expect((await choose('/sandbox/mandate/SUB-210042-1', 'choice=toString')).status).toBe(404);
  });
});

import { paise } from '@lending-desk/domain/money';
import { aServer } from '@lending-desk/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxPaymentLinks } from './sandbox';

describe('the payment links of the sandbox', () => {
  let server: Awaited<ReturnType<typeof aServer>>;
  beforeAll(async () => {
    server = await aServer('pglite');
  });
  afterAll(() => server.close());

  const request = (number: number, amount: number) =>
    sandboxPaymentLinks.create({
      loanId: 210_042,
      reference: `L210042-${number}`,
      amount: paise(amount),
      firstPart: null,
      expiresAt: new Date('2026-11-28T06:00:00.000Z'),
      customer: { name: 'Kavya Test', phone: null, email: null },
    });

  it('lead to a page on which they are paid, and found again by reference', async () => {
    const made = await request(1, 50_000);
    if (made === 'refused') throw new Error('It is refused');
    const page = await server.send(made.shortUrl);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Pay Rs. 500.00')]);
    const paid = await server.send(made.shortUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'pay=50000',
    });
    expect(paid.text).toContain('Status: paid');
    expect(await sandboxPaymentLinks.find('L210042-1')).toMatchObject({ status: 'paid', amountPaid: 50_000 });
    expect(await sandboxPaymentLinks.find('L210042-9')).toBeNull();
  });

  it('that end in 13 lose their answer, and in 14 are refused', async () => {
    await expect(request(2, 1300)).rejects.toThrow('The answer was lost');
    expect(await sandboxPaymentLinks.find('L210042-2')).toMatchObject({ status: 'created' });
    expect(await request(3, 1400)).toBe('refused');
    expect(await sandboxPaymentLinks.find('L210042-3')).toBeNull();
  });

  it('of another address than theirs are not there', async () => {
    expect((await server.send('/sandbox/pay/plink_OTHER?reference=L1-1&amount=100')).status).toBe(404);
  });
});

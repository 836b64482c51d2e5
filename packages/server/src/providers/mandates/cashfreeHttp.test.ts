import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotReached } from '../notReached';
import { cashfree } from './cashfree';
import { cashfreeHttp } from './cashfreeHttp';

const account = { clientId: 'CF1', clientSecret: 'the secret' };
const reference = 'SUB-210019-1';
const details = { subscription: { subscriptionId: reference, subReferenceId: 700_029, status: 'ACTIVE' } };

describe('the Cashfree account', () => {
  const double = { status: 200, body: '{}', asked: [] as unknown[] };
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer(async (incoming, response) => {
      const { method, url: path, headers } = incoming;
      double.asked.push([
        `${method} ${path}`,
        headers['x-client-id'],
        headers['x-client-secret'],
        headers['x-api-version'],
        await text(incoming),
      ]);
      response.writeHead(double.status, { 'content-type': 'application/json' });
      response.end(double.body);
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const address: string | AddressInfo | null = server.address();
    url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  });
  afterAll(() => new Promise(done => server.close(done)));
  beforeEach(() => {
    Object.assign(double, { status: 200, body: JSON.stringify(details), asked: [] });
  });

  const provider = (at = url) => cashfree('cashfree', cashfreeHttp({ ...account, url: at }));
  const create = () =>
    provider().create({
      reference,
      planId: 'PLAN-EMI',
      customer: { name: 'Kavya Test', phone: '9000043214', email: 'kavya@mail.example' },
      expiresAt: new Date('2027-11-14T06:00:00.000Z'),
    });

  it('is asked by the id of the provider, else by our reference', async () => {
    await provider().find({ reference, providerId: '700029' });
    await provider().find({ reference, providerId: null });
    expect(double.asked).toEqual([
      ['GET /api/v2/subscriptions/700029', 'CF1', 'the secret', undefined, ''],
      [`GET /pg/subscriptions/${reference}`, 'CF1', 'the secret', '2023-08-01', ''],
    ]);
  });

  it('finds a subscription, and none under another name or with 404 [XR-136.b, XR-136.d]', async () => {
    const found = await provider().find({ reference, providerId: '700029' });
    expect([found?.subscription.status, found?.raw]).toEqual(['ACTIVE', details]);
    expect(await provider().find({ reference: 'SUB-210019-2', providerId: '700029' })).toBeNull();
    double.status = 404;
    expect(await provider().find({ reference, providerId: '700029' })).toBeNull();
  });

  it.each([
    [500, '{}'],
    [401, '{}'],
    [429, '{}'],
    [200, '{"status":"OK"}'],
    [200, 'no json'],
    [200, 'x'.repeat(300_000)],
  ])('%d %.20s is no usable answer [XR-136.d]', async (status, body) => {
    Object.assign(double, { status, body });
    await expect(provider().find({ reference, providerId: null })).rejects.toThrow();
    // An answer to a creation is of another form.
    await expect(create()).rejects.toThrow();
  });

  it('makes a subscription, and says when it is refused', async () => {
    double.body = JSON.stringify({ subReferenceId: 700_030, authLink: 'https://cfre.example/a' });
    expect(await create()).toEqual({ providerId: '700030', authLink: 'https://cfre.example/a' });
    const body = JSON.stringify({
      subscriptionId: reference,
      planId: 'PLAN-EMI',
      customerName: 'Kavya Test',
      customerEmail: 'kavya@mail.example',
      customerPhone: '9000043214',
      expiresOn: '2027-11-14 06:00:00',
    });
    expect(double.asked).toEqual([['POST /api/v2/subscriptions', 'CF1', 'the secret', undefined, body]]);
    double.status = 400;
    expect(await create()).toBe('refused');
  });

  it('is not reached where nobody listens', async () => {
    const closed = createServer();
    await new Promise<void>(done => closed.listen(0, '127.0.0.1', done));
    const address: string | AddressInfo | null = closed.address();
    await new Promise(done => closed.close(done));
    const nobody = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
    await expect(provider(nobody).find({ reference, providerId: null })).rejects.toThrow(NotReached);
  });
});

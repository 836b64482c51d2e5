import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '../testing/harness';
import { isHmacOf } from './isHmacOf';
import { Refused } from './verb';
import type { Webhook } from './webhook';

const secret = 'a secret of a webhook, made up';
const sign = (body: string, encoding: 'hex' | 'base64', key = secret) =>
  createHmac('sha256', key).update(body).digest(encoding);

// As Razorpay formats it; its spaces are part of what is signed.
const paid = JSON.stringify(
  { entity: 'event', event: 'payment_link.paid', payload: { payment_link: { entity: { amount: 500_000 } } } },
  null,
  1,
);

describe('isHmacOf', () => {
  const bytes = new TextEncoder().encode(paid);

  it('accepts a signature in hex and in base64 [XR-145.a]', () => {
    expect(isHmacOf(sign(paid, 'hex'), secret, bytes)).toBe(true);
    expect(isHmacOf(sign(paid, 'hex').toUpperCase(), secret, bytes)).toBe(true);
    expect(isHmacOf(sign(paid, 'base64'), secret, bytes)).toBe(true);
  });

  it.each([
    ['of another secret', sign(paid, 'hex', 'another'), secret],
    ['of another body', sign(`${paid} `, 'hex'), secret],
    ['cut short', sign(paid, 'hex').slice(0, 62), secret],
    ['with more behind it', `${sign(paid, 'hex')}00`, secret],
    ['that is empty', '', secret],
    ['that was not sent', null, secret],
    ['where no secret is configured', sign(paid, 'hex'), null],
    ['of an empty secret', sign(paid, 'hex', ''), ''],
  ])('refuses a signature %s [XR-145.a]', (_case, signature, key) => {
    expect(isHmacOf(signature, key, bytes)).toBe(false);
  });
});

describe('a webhook with a signature in a header', () => {
  const ran: unknown[] = [];
  const webhook: Webhook = {
    name: 'made.paid',
    path: '/api/v1/made/paid',
    contentType: 'application/json',
    maxBytes: 1024,
    proves: (_config, { headers, body }) => isHmacOf(headers.get('x-made-signature'), secret, body),
    unproven: 'The signature is not the one of this account',
    run: async (_context, { body }) => {
      const text = new TextDecoder().decode(body);
      if (!text.endsWith('}')) throw new Refused(400, 'The request body is not valid JSON');
      ran.push(JSON.parse(text));
      return { data: { taken: true } };
    },
  };
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer('pglite', { webhooks: [webhook] });
  });
  beforeEach(() => {
    ran.length = 0;
  });
  afterAll(() => server.close());

  const post = async (body: string, headers: Record<string, string>) => {
    const answer = await server.send(webhook.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return { status: answer.status, body: answer.body };
  };
  const refused = {
    status: 401,
    body: { success: false, errorMessages: ['The signature is not the one of this account'] },
  };

  it('verifies the signature over the received bytes [XR-145.a]', async () => {
    expect(await post(paid, { 'x-made-signature': sign(paid, 'hex') })).toEqual({
      status: 200,
      body: { success: true, errorMessages: [], data: { taken: true } },
    });
    expect(ran).toEqual([JSON.parse(paid)]);
  });

  it.each([
    ['a bad signature', paid, { 'x-made-signature': sign(paid, 'hex', 'another') }],
    [
      'a body changed after signing',
      paid.replace('500000', '5000'),
      { 'x-made-signature': sign(paid, 'hex') },
    ],
    [
      'the same JSON in other bytes',
      JSON.stringify(JSON.parse(paid)),
      { 'x-made-signature': sign(paid, 'hex') },
    ],
    ['no signature', paid, {}],
    ['an unparseable body with a bad signature', '{"event":', { 'x-made-signature': sign(paid, 'hex') }],
  ])(
    'answers 401 to %s and runs nothing [XR-145.a]',
    async (_case, body, headers: Record<string, string>) => {
      expect(await post(body, headers)).toEqual(refused);
      expect(ran).toEqual([]);
    },
  );

  it.each(['application/JSON; charset=utf-8', 'application/json ;charset=utf-8'])(
    'takes a body sent as %j',
    async type => {
      const signed = { 'content-type': type, 'x-made-signature': sign(paid, 'hex') };
      expect((await post(paid, signed)).status).toBe(200);
      expect(ran).toHaveLength(1);
    },
  );

  it('answers 415 to any other type, and runs nothing', async () => {
    const signed = { 'content-type': 'text/plain', 'x-made-signature': sign(paid, 'hex') };
    expect(await post(paid, signed)).toEqual({
      status: 415,
      body: { success: false, errorMessages: ['Send the body as application/json'] },
    });
    expect(ran).toEqual([]);
  });

  it('takes a body of the largest size, and answers 413 to one byte more', async () => {
    const ofSize = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`;
    const statusOf = async (body: string) =>
      (await post(body, { 'x-made-signature': sign(body, 'hex') })).status;
    expect([await statusOf(ofSize(1024)), await statusOf(ofSize(1025))]).toEqual([200, 413]);
    expect(ran).toHaveLength(1);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])(
    'answers 405 to %s and names what is allowed',
    async method => {
      const { status, headers, body } = await server.send(webhook.path, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
      expect(body).toEqual({ success: false, errorMessages: ['Method not allowed'] });
    },
  );

  it('is named in the log by its path', async () => {
    await post(paid, { 'x-made-signature': sign(paid, 'hex') });
    await server.send(webhook.path);
    const lines = server.logLines.slice(-2).map((line): unknown => JSON.parse(line));
    expect(lines).toMatchObject([
      { method: 'POST', route: webhook.path, status: 200 },
      { method: 'GET', route: webhook.path, status: 405 },
    ]);
  });

  it('answers 400 to an unparseable body only after verifying its sender', async () => {
    const broken = '{"event":';
    expect((await post(broken, { 'x-made-signature': sign(broken, 'hex') })).status).toBe(400);
  });
});

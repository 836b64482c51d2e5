import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox';
import { bounded, NoAnswerInTime } from '../bounded';
import { ozonetel } from './ozonetel';
import { ozonetelHttp } from './ozonetelHttp';
import { NotReached } from '../notReached';
import type { DialRequest } from './telephony';
import { telephonyOf } from './telephonyOf';

const key = 'KKTHEKEYOFTHETESTACCOUNT';
const request: DialRequest = {
  loanId: 210036,
  customerNumber: '9000014896',
  agentId: '4021',
  agentUserName: 'lender_demo',
  campaignName: 'Credit_Manual',
  at: new Date('2026-11-21T06:00:00Z'),
  signal: new AbortController().signal,
};

/** A test double of the provider: its next answer, and the requests it received. */
const double = {
  answer: { status: 200, body: '' } as { status: number; body: string } | 'nothing' | 'cut',
  asked: [] as { method: unknown; url: unknown; key: unknown; body: unknown }[],
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

describe('the Ozonetel account', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer(async (incoming, response) => {
      const body: unknown = JSON.parse(await textOf(incoming));
      double.asked.push({
        method: incoming.method,
        url: incoming.url,
        key: incoming.headers['apikey'],
        body,
      });
      if (double.answer === 'nothing') return;
      if (double.answer === 'cut') {
        response.destroy();
        return;
      }
      const wrongKey = incoming.headers['apikey'] !== key;
      response.writeHead(wrongKey ? 401 : double.answer.status, { 'content-type': 'application/json' });
      response.end(wrongKey ? '{"status":"Invalid API Key"}' : double.answer.body);
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const dial = (given = key, at = url) =>
    bounded(
      signal => ozonetel('ozonetel', ozonetelHttp({ url: at, key: given })).dial({ ...request, signal }),
      500,
    );

  it('is called with the provider’s fields and its key [SH-073.d]', async () => {
    double.asked.length = 0;
    double.answer = { status: 200, body: '{"ucid":"3467126606322636","status":"queued successfully"}' };
    expect(await dial()).toMatchObject({ callId: '3467126606322636', status: 'queued successfully' });
    expect(double.asked).toEqual([
      {
        method: 'POST',
        url: '/ca_apis/AgentManualDial',
        key,
        body: {
          userName: 'lender_demo',
          agentID: '4021',
          campaignName: 'Credit_Manual',
          customerNumber: '9000014896',
          UCID: true,
          uui: '210036',
        },
      },
    ]);
  });

  it('with a wrong key is refused with a message that does not repeat it', async () => {
    const answer = await dial('KKANOTHERKEY');
    expect(answer).toMatchObject({ callId: null, status: 'Ozonetel did not accept the key of this account' });
    expect(JSON.stringify(answer)).not.toContain('KKANOTHERKEY');
  });

  it.each([
    ['a busy agent', 200, '{"status":"Agent is not available"}', 'Agent is not available'],
    ['a busy agent as a bad request', 400, '{"status":"Agent is not available"}', 'Agent is not available'],
    ['a bad request without words', 400, '<html>', 'Ozonetel refused the call (400)'],
  ])('returns the refusal of %s', async (_what, status, body, words) => {
    double.answer = { status, body };
    expect(await dial()).toMatchObject({ callId: null, status: words });
  });

  it.each([
    ['a failing provider', { status: 503, body: '{"status":"queued successfully"}' }],
    ['a body that is no JSON', { status: 200, body: '<html>maintenance</html>' }],
    ['JSON that is no answer', { status: 200, body: '{"ok":true}' }],
    ['an answer without end', { status: 200, body: `"${'x'.repeat(100_000)}"` }],
    ['a connection that is cut', 'cut' as const],
  ])('reports an unknown outcome after %s [XR-146.b]', async (_what, answer) => {
    double.answer = answer;
    const failed = dial();
    await expect(failed).rejects.toThrow();
    await expect(failed).rejects.not.toBeInstanceOf(NotReached);
  });

  it('is not waited for without end [XR-146.b]', async () => {
    double.answer = 'nothing';
    await expect(dial()).rejects.toThrow(NoAnswerInTime);
  });

  it('that cannot be reached has dialled nobody', async () => {
    const gone = createServer();
    await new Promise<void>(done => gone.listen(0, '127.0.0.1', done));
    const { port } = gone.address() as AddressInfo;
    await new Promise(done => gone.close(done));
    await expect(dial(key, `http://127.0.0.1:${port}`)).rejects.toThrow(NotReached);
  });
});

describe('who places the calls', () => {
  const account = { ozonetelUrl: 'https://telephony.example', telephonyKey: key };
  const none = { ozonetelUrl: null, telephonyKey: null };

  it.each([
    ['the account, where there is one', account, null, 'ozonetel'],
    ['the account also in a demonstration that was given one', account, testSandbox, 'ozonetel'],
    ['the sandbox in a demonstration', none, testSandbox, 'ozonetel-sandbox'],
    ['nobody otherwise', none, null, undefined],
    ['nobody by the key of callbacks alone', { ...none, telephonyKey: key }, null, undefined],
  ])('is %s [XR-145.e]', (_who, config, sandbox, provider) => {
    expect(telephonyOf({ config, sandbox })?.provider).toBe(provider);
  });
});

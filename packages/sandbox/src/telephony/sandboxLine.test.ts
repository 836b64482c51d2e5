import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aServer, type DialRequest } from '@lending-desk/server/testing';
import { sandboxTelephony } from './sandbox';
import { connectSandbox, sandboxCallback } from './sandboxLine';
import { sampleDuration, sampleRecording } from './sampleRecordings';

const request: DialRequest = {
  loanId: 210036,
  customerNumber: '9000014896',
  agentId: '4021',
  agentUserName: 'lender_demo',
  campaignName: null,
  at: new Date('2026-11-21T06:00:00Z'),
  signal: new AbortController().signal,
};
const readBody = (body: string | undefined): unknown =>
  JSON.parse(new URLSearchParams(body ?? '').get('data') ?? 'null');

describe('the line of the sandbox', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    connectSandbox(null);
    vi.useRealTimers();
  });

  it('reports the end of a call some seconds later, twice as providers do', async () => {
    const sent: string[] = [];
    connectSandbox({ key: 'KK', tell: async body => void sent.push(body) });
    const { callId } = await sandboxTelephony.dial(request);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
    expect(readBody(sent[0])).toMatchObject({
      monitorUCID: callId,
      UUI: '210036',
      StartTime: '2026-11-21 11:30:00',
      Status: 'Answered',
      AudioFile: expect.stringMatching(/^\/recordings\/sample-[12]\.wav$/),
      Apikey: 'KK',
    });
  });

  it('reports nothing for a refused call, or when no line is connected', async () => {
    const sent: string[] = [];
    connectSandbox({ key: 'KK', tell: async body => void sent.push(body) });
    await sandboxTelephony.dial({ ...request, agentId: 'offline' });
    connectSandbox(null);
    await sandboxTelephony.dial(request);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
  });

  it('has no recording of an unanswered call', () => {
    const dial = {
      userName: 'lender_demo',
      agentID: 'ringing',
      customerNumber: '9000014896',
      UCID: true,
      uui: '1',
    } as const;
    expect(readBody(sandboxCallback(dial, { ucid: '7', at: request.at, key: 'KK' }))).toMatchObject({
      Status: 'NotAnswered',
      Duration: '00:00:00',
      AudioFile: '',
    });
  });
});

describe('the sample recordings', () => {
  it.each(['sample-1.wav', 'sample-2.wav'])('%s is a sound of some seconds', name => {
    const file = Buffer.from(sampleRecording(name) ?? []);
    expect(file.toString('latin1', 0, 12)).toMatch(/^RIFF.{4}WAVE$/s);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
    expect(new Set(file.subarray(44)).size).toBeGreaterThan(50);
    expect(sampleDuration(name)).toMatch(/^00:00:(0[5-9]|1\d)$/);
  });

  it('exist under their names only', () => {
    expect([sampleRecording('sample-3.wav'), sampleRecording('constructor')]).toEqual([null, null]);
  });

  it('are served in a demonstration, whole or in the requested range', async () => {
    const server = await aServer('pglite');
    try {
      const size = sampleRecording('sample-1.wav')?.length ?? 0;
      const ask = async (range?: string) => {
        const response = await server.app.request(
          '/recordings/sample-1.wav',
          range === undefined ? {} : { headers: { range } },
        );
        const { byteLength } = await response.arrayBuffer();
        return [response.status, byteLength, response.headers.get('content-range')];
      };
      expect(await ask()).toEqual([200, size, null]);
      expect(await ask('bytes=44-143')).toEqual([206, 100, `bytes 44-143/${size}`]);
      expect(await ask(`bytes=${size - 10}-`)).toEqual([206, 10, `bytes ${size - 10}-${size - 1}/${size}`]);
      expect(await ask('bytes=-20')).toEqual([206, 20, `bytes ${size - 20}-${size - 1}/${size}`]);
      expect(await ask(`bytes=${size}-`)).toEqual([416, 0, `bytes */${size}`]);
      expect((await server.send('/recordings/sample-9.wav')).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { apikeyOf, readCallback, readCallDetails } from './ozonetelCalls';

const folder = resolve(import.meta.dirname, '../../testing/samples/ozonetel');
const sample = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), 'utf8'));

const expectedFile = v.object({
  files: v.record(
    v.string(),
    v.looseObject({
      monitorUCID: v.optional(v.string()),
      row: v.optional(v.record(v.string(), v.string())),
      rows: v.optional(v.number()),
    }),
  ),
});
const { files } = v.parse(expectedFile, sample('expected.json'));
const callbacks = Object.entries(files).flatMap(([name, { monitorUCID, row }]) =>
  monitorUCID && row ? [[name, monitorUCID, row] as const] : [],
);

const callOf = (body: unknown) => {
  const read = readCallback(body);
  return read.ok ? read.call : null;
};

describe('readCallback', () => {
  it.each(callbacks)('reads the sample %s [SH-077.b]', (name, monitorUCID, row) => {
    const call = callOf(sample(`${name}.json`));
    expect(call).toMatchObject({
      providerCallId: monitorUCID,
      startTime: row['StartTime'],
      duration: row['Duration'],
      status: row['Status'],
      type: row['Type'],
      audioFile: row['AudioFile'],
      agentName: row['AgentName'],
    });
    expect(JSON.stringify(call)).not.toMatch(/apikey|FICTIONALKEY/i);
    expect(call?.body).toMatchObject({ monitorUCID, CampaignName: 'Collections_Manual' });
  });

  it('has the loan a call was placed for, and none for an inbound call [XR-153.b]', () => {
    expect(callOf(sample('answered.json'))?.loan).toBe('210036');
    expect(callOf(sample('inbound.json'))?.loan).toBe('');
  });

  it('finds the customer’s phone: the caller, or the number we dialled [XR-153.b]', () => {
    const answered = sample('answered.json');
    expect(callOf(sample('inbound.json'))?.phone).toBe('9000065050');
    expect(callOf(answered)?.phone).toBe('9000014896');
    expect(callOf({ ...Object(answered), CallerID: '' })?.phone).toBe('9000014896');
    // For an inbound call the dialled number is the agent's.
    expect(callOf({ ...Object(sample('inbound.json')), CallerID: 'hidden' })?.phone).toBeNull();
  });

  it('requires only the id, and accepts numbers and texts in any capitalisation [XR-153.b]', () => {
    expect(callOf({ MONITORUCID: 9_964_499, uui: 210_036, status: null, Duration: ['x'] })).toMatchObject({
      providerCallId: '9964499',
      loan: '210036',
      phone: null,
      status: '',
      duration: '',
      audioFile: '',
    });
  });

  it.each([
    [{}, 'monitorUCID is required'],
    [{ monitorUCID: ' ' }, 'monitorUCID is required'],
    [{ monitorUCID: '9'.repeat(65) }, 'monitorUCID is too long'],
    [[], 'A call must be an object'],
    ['call', 'A call must be an object'],
    [null, 'A call must be an object'],
  ])('refuses %j in words [XR-153.b]', (body, why) => {
    expect(readCallback(body)).toEqual({ ok: false, why });
  });

  it('takes the longest id [XR-153.b]', () => {
    const monitorUCID = '9'.repeat(64);
    expect(readCallback({ monitorUCID })).toMatchObject({ ok: true, call: { providerCallId: monitorUCID } });
  });
});

describe('apikeyOf', () => {
  it.each([
    [{ Apikey: ' KK1 ' }, 'KK1'],
    [{ apikey: 'KK1' }, 'KK1'],
    [{ api_key: 'KK1' }, 'KK1'],
    [{}, ''],
    [null, ''],
  ])('reads %j as %j', (body, key) => {
    expect(apikeyOf(body)).toBe(key);
  });
});

describe('readCallDetails', () => {
  it('reads pulled calls like the callbacks, with CallAudio as the recording [SH-077.b]', () => {
    const pulled = readCallDetails(sample('cdr-details.json'));
    expect(pulled).toHaveLength(files['cdr-details']?.rows ?? 0);
    for (const [place, name] of ['answered', 'not-answered'].entries()) {
      const { body: _pulled, ...reported } = pulled[place] ?? { body: {} };
      const { body: _called, ...called } = callOf(sample(`${name}.json`)) ?? { body: {} };
      expect(reported).toEqual(called);
    }
  });

  it('uses the dial status where the provider documents no other [SH-077.b]', () => {
    const detail = { CallID: '7', DialStatus: 'not_answered', CallAudio: '' };
    expect(readCallDetails({ details: [detail] })).toMatchObject([{ status: 'not_answered', loan: '' }]);
  });

  it('skips entries that are not calls', () => {
    expect(readCallDetails({ details: { CallID: 7 } })).toMatchObject([{ providerCallId: '7' }]);
    expect(
      [{ details: [null, {}, { CallID: '' }] }, { details: 'none' }, {}, null].map(readCallDetails),
    ).toEqual([[], [], [], []]);
  });
});

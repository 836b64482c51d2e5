import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeCall, type KeptCall } from './completeCall';

const missed: KeptCall = {
  startTime: '2026-11-14 11:15:02',
  duration: '00:00:00',
  status: 'NotAnswered',
  type: 'manual',
  audioFile: '',
  agentName: 'Agent One',
  body: { leg: 1 },
};
const answered: KeptCall = {
  startTime: '2026-11-14 11:15:40',
  duration: '00:03:31',
  status: 'Answered',
  type: 'manual',
  audioFile: 'https://recordings.example/x/2.mp3',
  agentName: 'Agent Two',
  body: { leg: 2 },
};
const shorter: KeptCall = {
  ...answered,
  startTime: '2026-11-14 11:20:00',
  duration: '00:00:50',
  audioFile: 'https://recordings.example/x/3.mp3',
  agentName: 'Agent Three',
};
const whole = { ...answered, startTime: missed.startTime };

describe('completeCall', () => {
  it('is answered when the second agent answered, with that agent and recording, since the first leg [XR-052.b]', () => {
    expect(completeCall(missed, answered)).toEqual(whole);
  });

  it('stays answered when the missed leg is reported later [XR-052.b]', () => {
    expect(completeCall(answered, missed)).toEqual(whole);
  });

  it('keeps the longest recording of an answered leg [XR-052.b]', () => {
    expect([completeCall(answered, shorter), completeCall(shorter, answered)]).toEqual([answered, answered]);
  });

  it('takes a later recording for a leg that had none [XR-052.b]', () => {
    const { audioFile } = answered;
    expect(completeCall({ ...answered, audioFile: '' }, { ...answered, duration: '', audioFile })).toEqual({
      ...answered,
      audioFile,
    });
  });

  it('does not use the recording of an unanswered leg for an answered call [XR-052.b]', () => {
    const ringing = { ...missed, audioFile: 'https://recordings.example/x/ringing.mp3' };
    expect(completeCall(ringing, { ...answered, audioFile: '' }).audioFile).toBe('');
  });

  it('stays the same when a leg with a recording of the same length is repeated [XR-052.b]', () => {
    const again = { ...answered, agentName: 'Another Agent' };
    const first = completeCall(answered, again);
    expect(first).toEqual(answered);
    expect(completeCall(first, again)).toEqual(first);
  });

  it('adds what the first leg lacks [XR-052.b]', () => {
    const bare = { ...missed, startTime: '', duration: '', status: '', type: '', agentName: '' };
    expect(completeCall(bare, missed)).toEqual(missed);
    expect(completeCall(missed, bare)).toEqual(missed);
  });

  it('keeps the words of the leg that counts [XR-052.b]', () => {
    expect(completeCall({ ...missed, type: 'inbound' }, answered)).toEqual(whole);
    expect(completeCall(answered, { ...missed, type: 'inbound' })).toEqual(whole);
  });

  it('takes a recording for longer than one whose length cannot be read [XR-052.b]', () => {
    const unread = { ...answered, duration: 'long', audioFile: 'https://recordings.example/x/4.mp3' };
    expect(completeCall(unread, answered)).toEqual(answered);
    expect(completeCall(answered, unread)).toEqual(answered);
  });

  it('gives the same result in any order, and ignores a repeat [XR-052.b]', () => {
    const legs = [missed, answered, shorter];
    const together = (order: readonly KeptCall[]) => order.reduce(completeCall);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(legs, { minLength: 3 }),
        fc.array(fc.constantFrom(...legs)),
        (order, more) => {
          expect(together([...order, ...more])).toEqual(together(legs));
        },
      ),
    );
  });
});

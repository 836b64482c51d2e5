import { describe, expect, it } from 'vitest';
import { aLoan } from '../../testing';
import { readRecordings, wasNotAnswered } from './recordings';

const answered = {
  idString: '73c10571-d6cc-4c62-aba9-169d16e5fe3e',
  StartTime: '2026-11-20 16:12:00',
  Duration: '00:03:10',
  Status: 'Answered',
  Type: 'manual',
  AudioFile: 'https://recordings.example/4821937-1.mp3',
  AgentName: 'Sana Iyer',
};

describe('readRecordings', () => {
  it('reads every field of a call recording [CR-129.a]', () => {
    expect(readRecordings([answered])).toEqual([
      {
        id: '73c10571-d6cc-4c62-aba9-169d16e5fe3e',
        startTime: '2026-11-20 16:12:00',
        startedAt: '2026-11-20T10:42:00.000Z',
        duration: '00:03:10',
        status: 'Answered',
        type: 'manual',
        audioUrl: 'https://recordings.example/4821937-1.mp3',
        reveal: null,
        agentName: 'Sana Iyer',
      },
    ]);
  });

  it('reads a covered recording by what reveals it, of an answered call only [SH-081.a, XR-006.f]', () => {
    const AudioFile = { key: '', presignedUrl: null, reveal: 'r-7' };
    expect(readRecordings([{ ...answered, AudioFile }])).toMatchObject([{ audioUrl: null, reveal: 'r-7' }]);
    expect(readRecordings([{ ...answered, AudioFile, Status: 'NotAnswered' }])).toMatchObject([
      { audioUrl: null, reveal: null },
    ]);
  });

  it('reads the call recordings of a loan [CR-026.f, CR-153.b]', () => {
    const calls = readRecordings(
      aLoan({}, { callRecordings: [answered, { Status: 'Queued' }] }).callRecordings,
    );
    expect(calls.map(({ status }) => status)).toEqual(['Answered', 'Queued']);
  });

  it('shows each call, the newest first, and those with an unreadable time last [CR-127.b]', () => {
    const at = (StartTime: string) => ({ ...answered, StartTime });
    const calls = readRecordings([
      at('2026-11-31 10:00:00'),
      at('2026-11-19 09:00:00'),
      at('yesterday'),
      at('2026-11-20 09:00:00'),
    ]);
    expect(calls.map(({ startTime }) => startTime)).toEqual([
      '2026-11-20 09:00:00',
      '2026-11-19 09:00:00',
      '2026-11-31 10:00:00',
      'yesterday',
    ]);
  });

  it.each([
    ['of a part of its own', { callRecordingResponse: { ...answered, idString: 'a' } }],
    [
      'of a part without an id',
      { idString: 'a', callRecordingResponse: { ...answered, idString: undefined } },
    ],
    ['whatever their capitals', { IDSTRING: 'a', STARTTIME: answered.StartTime, status: 'Answered' }],
  ])('reads the fields %s [SH-077.b, CR-129.a]', (_case, entry) => {
    expect(readRecordings([entry])).toMatchObject([
      { id: 'a', startedAt: '2026-11-20T10:42:00.000Z', status: 'Answered' },
    ]);
  });

  it.each(['NotAnswered', 'Not Answered', 'not_answered', 'not-answered'])(
    'has no recording of a call that was %s [SH-081.a]',
    Status => {
      expect(readRecordings([{ ...answered, Status }])[0]?.audioUrl).toBeNull();
    },
  );

  it.each(['', '  ', null, undefined])(
    'has nothing to listen to without a recording: %j [CO-078.a]',
    AudioFile => {
      expect(readRecordings([{ ...answered, AudioFile }])[0]?.audioUrl).toBeNull();
    },
  );

  it('skips entries that are not objects, and uses the index as the id of a call without one [CO-077.c]', () => {
    expect(readRecordings([null, 'call', 7, [], {}])).toMatchObject([
      { id: 'call-4', startTime: '', startedAt: null, status: '', audioUrl: null },
    ]);
  });

  it('is named by the idString beside its part, whatever the part has [CO-087.b, SH-077.b]', () => {
    const calls = readRecordings([
      { idString: 'a', callRecordingResponse: { ...answered, idString: 'of the part' } },
      { idString: 'b', callRecordingResponse: { ...answered, StartTime: '2026-11-19 09:00:00' } },
    ]);
    expect(calls.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('wasNotAnswered', () => {
  it.each([
    ['Answered', false],
    ['Busy', false],
    ['NotAnswered', true],
  ])('says of %s %s [SH-081.a]', (status, verdict) => {
    expect(wasNotAnswered(status)).toBe(verdict);
  });
});

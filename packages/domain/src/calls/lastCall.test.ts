import { describe, expect, it } from 'vitest';
import { endedCalls, lastCallText } from './lastCall';

const answered = { StartTime: '2026-11-20 16:12:00', Status: 'Answered' };
const missed = { StartTime: '2026-11-19 11:05:00', Status: 'NotAnswered' };

describe('lastCallText', () => {
  it('says when the latest call was and its outcome, in any order of the list [XR-153.a]', () => {
    expect([lastCallText([missed, answered]), lastCallText([answered, missed])]).toEqual([
      'Last call 20 Nov 2026, 04:12 pm, answered',
      'Last call 20 Nov 2026, 04:12 pm, answered',
    ]);
  });

  it('reads a recording whose fields are nested [XR-153.a]', () => {
    expect(lastCallText([{ idString: '73c10571', callRecordingResponse: missed }])).toBe(
      'Last call 19 Nov 2026, 11:05 am, not answered',
    );
  });

  it('counts a call of ours whose end was not reported yet [XR-153.a]', () => {
    expect(lastCallText([answered, { StartTime: '2026-11-21 09:30:00', Status: 'Queued' }])).toBe(
      'Last call 21 Nov 2026, 09:30 am, queued',
    );
  });

  it('skips entries that are not calls [XR-153.a]', () => {
    const unreadable = [
      { Status: 'Answered' },
      null,
      'call',
      { ...answered, StartTime: '2026-11-31 10:00:00' },
    ];
    expect(lastCallText(unreadable)).toBeNull();
    expect(lastCallText([...unreadable, { ...missed, Status: 'Busy' }])).toBe(
      'Last call 19 Nov 2026, 11:05 am, Busy',
    );
  });

  it('is null for a loan without calls [XR-153.a]', () => {
    expect(lastCallText([])).toBeNull();
  });
});

describe('endedCalls', () => {
  const queued = { StartTime: '2026-11-21 09:30:00', Status: 'Queued' };

  it('does not count a call of ours whose end was not reported yet', () => {
    expect(endedCalls([answered, queued])).toBe(1);
    expect(endedCalls([answered, { ...queued, Status: 'NotAnswered' }])).toBe(2);
  });

  it('skips entries that are not calls', () => {
    expect(endedCalls([null, 'call', {}, { callRecordingResponse: missed }])).toBe(1);
    expect(endedCalls([])).toBe(0);
  });
});

import { instantOfEpochMs, wallClockText } from '@lending-desk/domain/calendar';
import type { OzonetelDial, SandboxLine } from '@lending-desk/server/ports';
import { sampleDuration } from './sampleRecordings';

const talkMs = 5_000;
const againMs = 1_000;
const recordings = ['sample-1.wav', 'sample-2.wav'] as const;

let line: SandboxLine | null = null;

/** Reports the end of calls accepted from now on to a line; null reports to nobody. */
export function connectSandbox(to: SandboxLine | null): void {
  line = to;
}

const wallClock = (at: Date): string => wallClockText(instantOfEpochMs(at.getTime()));

/** Ozonetel's callback for a call. Agent 'ringing' reaches nobody. */
export function sandboxCallback(dial: OzonetelDial, call: { ucid: string; at: Date; key: string }): string {
  const answered = dial.agentID.toLowerCase() !== 'ringing';
  const recording = recordings[Number(call.ucid.at(-1)) % recordings.length] ?? recordings[0];
  const data = {
    monitorUCID: call.ucid,
    UUI: dial.uui,
    CampaignName: dial.campaignName ?? 'Default',
    CallerID: dial.customerNumber,
    DialedNumber: dial.customerNumber,
    StartTime: wallClock(call.at),
    EndTime: wallClock(new Date(call.at.getTime() + talkMs)),
    Duration: answered ? sampleDuration(recording) : '00:00:00',
    Type: 'manual',
    AgentID: dial.agentID,
    AgentName: `Agent ${dial.agentID}`,
    UserName: dial.userName,
    Disposition: answered ? 'Spoken to' : 'Ringing',
    Status: answered ? 'Answered' : 'NotAnswered',
    AudioFile: answered ? `/recordings/${recording}` : '',
    Apikey: call.key,
  };
  return new URLSearchParams({ data: JSON.stringify(data) }).toString();
}

/** Reports the end of a call some seconds later, then a second time, as providers do. */
export function endLater(dial: OzonetelDial, ucid: string, at: Date): void {
  const connected = line;
  if (!connected) return;
  const body = sandboxCallback(dial, { ucid, at, key: connected.key });
  for (const after of [talkMs, talkMs + againMs]) {
    // Unref'd: a pending callback must not keep a stopped demonstration alive.
    setTimeout(() => void connected.tell(body).catch(() => {}), after).unref();
  }
}

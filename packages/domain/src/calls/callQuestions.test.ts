import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maskedPaths } from '../loan/maskBySchema';
import { callAnswerLabel, callChoices, callQuestions, callQuestionTexts } from './callQuestions';
import { readRecordings } from './recordings';
import { emptyCallFeedback, isCallFeedbackDraft } from './ratings';
import { agentDetailsSchema, callWire, referenceSchema } from './schema';

describe('the five questions of a call', () => {
  it.each([
    [
      'agentGreetings',
      'Greeting',
      'No greeting | Polite and soft | With high energy | Polite, soft and with high energy',
    ],
    [
      'agentIntroductionConsent',
      'Introduction and consent',
      'Neither introduction nor consent | No introduction, took consent | Introduced, took no consent | Introduced and took consent',
    ],
    [
      'agentCallReason',
      'Call reason',
      'No explanation | Explained, not understood | Explained without clarity | Explained politely and clearly',
    ],
    ['agentConnectBack', 'Connect back', 'None | One | Two | All'],
    [
      'agentEndConversation',
      'Ending',
      'Abruptly or rudely | Well, without a greeting | With a greeting only | Greeted politely, softly and with high energy',
    ],
  ] as const)('%s is called “%s” and answered from worst to best by %s [M54.b]', (question, name, labels) => {
    expect(callQuestionTexts[question].name).toBe(name);
    expect(callChoices[question].map(callAnswerLabel).join(' | ')).toBe(labels);
  });

  it('show an unknown answer as it is', () => {
    expect(callAnswerLabel('SANG')).toBe('SANG');
  });

  it('are all unanswered in an empty form, whose message is empty too [XR-148.b]', () => {
    expect(emptyCallFeedback).toEqual(
      Object.fromEntries([...callQuestions, 'feedback'].map(name => [name, ''])),
    );
    expect(isCallFeedbackDraft(emptyCallFeedback)).toBe(true);
    expect(isCallFeedbackDraft({ ...emptyCallFeedback, agentCallReason: undefined })).toBe(false);
  });
});

describe('the wire shapes of a call', () => {
  const call = {
    idString: 'c-1',
    StartTime: '2026-11-20 16:12:00',
    Duration: '00:01:20',
    Status: 'Answered',
    Type: 'manual',
    AudioFile: 'https://r.example/1.mp3',
    AgentName: 'Asha',
    phoneNumber: '9000000001',
    CallerID: 9000000002,
    DialedNumber: '9000000003',
  };
  const rating = {
    rating: 3.7,
    feedback: 'Clear',
    username: 'Asha',
    createdOn: '2026-11-20',
    userIdString: 'u-1',
    agentGreetings: 'HIGH_ENERGY',
    agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
    agentCallReason: 'NO_EXPLANATION',
    agentConnectBack: 'NO_OPTION',
    agentEndConversation: 'ONLY_GREETED',
  };

  it('keep every field, direct or nested, as text or number [SH-077.b]', () => {
    const whole = { ...call, ratings: [rating], callRecordingResponse: call };
    expect(v.parse(callWire, whole)).toEqual(whole);
    expect(v.is(callWire, { Duration: {} })).toBe(false);
  });

  it('are read by these names, from the nested record, and without a recording [SH-077.b]', () => {
    const nested = { idString: 'c-1', callRecordingResponse: { ...call, AudioFile: undefined } };
    const read = {
      id: 'c-1',
      startTime: '2026-11-20 16:12:00',
      duration: '00:01:20',
      status: 'Answered',
      type: 'manual',
      audioUrl: null,
      agentName: 'Asha',
    };
    expect(readRecordings([nested])).toMatchObject([read]);
    expect(readRecordings([{ idString: 'c-1', callRecordingResponse: call }])).toMatchObject([
      { ...read, audioUrl: 'https://r.example/1.mp3' },
    ]);
  });

  it('mask the numbers and the recording, and nothing else [XR-006.a]', () => {
    const masked = (part: string) => [
      `${part}audiofile: file`,
      ...['phonenumber', 'callerid', 'dialednumber'].map(name => `${part}${name}: phone`),
    ];
    expect(maskedPaths(callWire)).toEqual([...masked(''), ...masked('callrecordingresponse.')]);
    expect(maskedPaths(referenceSchema)).toEqual(['phonenumbers: phone']);
  });

  it('have no campaign where none was chosen [SH-071.a]', () => {
    expect(v.parse(agentDetailsSchema, { agentId: ' 7 ', agentUserName: ' asha ' })).toEqual({
      agentId: '7',
      agentUserName: 'asha',
      campaignName: '',
    });
  });
});

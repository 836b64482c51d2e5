import {
  type BusinessDate,
  dayMs,
  epochMsOf,
  type Instant,
  instantAt,
  instantOfEpochMs,
  wallClockText,
} from '@lending-desk/domain/calendar';
import { demoRecordings } from './demoRecordings';
import type { Random } from '../random';

/** The case that comments and calls are about, and their latest date. */
export interface ContactFacts {
  readonly loanId: number;
  readonly startedOn: Instant;
  /** Nothing is dated after the morning of this day. */
  readonly asOf: BusinessDate;
}

const remarks = [
  'Salary credited on the first working day.',
  'Spoke to the customer, purpose and amount confirmed.',
  'Asked for the last three salary slips.',
  'Two old personal loans closed last year, clean since.',
  'Rent agreement matches the current address.',
  'Employer confirmed on the landline.',
  'One return in July, explained: account was being moved.',
  'Customer will upload the September statement tonight.',
  'ग्राहक से बात हुई, दस्तावेज़ ठीक हैं।',
] as const;

export function commentsFor(
  random: Random,
  given: ContactFacts,
  author: { readonly fullName: string },
): Record<string, unknown>[] {
  return momentsAfter(random, given, random.int(0, 3)).map(createdOn => ({
    id: random.uuid(),
    createdOn,
    comment: random.pick(remarks),
    author: author.fullName,
  }));
}

/** Calls as the telephony reports them: times in Asia/Kolkata. */
export function callsFor(random: Random, given: ContactFacts): Record<string, unknown>[] {
  return momentsAfter(random, given, random.int(0, 3)).map(moment => {
    const answered = random.chance(0.7);
    return {
      idString: random.uuid(),
      StartTime: wallClockText(moment),
      Duration: answered ? `00:0${random.int(1, 5)}:${random.int(10, 59)}` : '00:00:00',
      Status: answered ? 'Answered' : 'NotAnswered',
      Type: random.chance(0.9) ? 'manual' : 'inbound',
      AudioFile: answered ? random.pick(demoRecordings) : '',
      AgentName: random.pick(['Asha Menonkar', 'Sana Iyerwala', 'Vivek Thapliyal']),
    };
  });
}

/** Comments of support and collections about the customer. */
export function feedbacksFor(
  random: Random,
  given: ContactFacts,
  { collected }: { readonly collected: boolean },
): Record<string, unknown> {
  const written = momentsAfter(random, given, random.chance(0.35) ? random.int(1, 3) : 0);
  const collections = collected ? momentsAfter(random, given, random.int(0, 2)) : [];
  return {
    csFeedback: written.map(createdOn => ({
      createdOn,
      userName: 'Support User',
      feedback: random.pick([
        'Wants the amount before the 5th.',
        'Asked why the EMI date cannot be the 1st.',
        'Will send the bank statement.',
        'Changed employer in June; the new slip carries the same designation and a higher basic pay.',
      ]),
      userId: 'usr-support',
    })),
    collectionsFeedbacks: collections.map(createdOn => ({
      createdOn,
      userName: 'Collections Agent',
      collectionObservation: random.pick(['Promise_to_Pay', 'Ringing', 'Callback']),
      collectionFeedback: random.pick([
        'Salary is late this month, will pay on the 9th.',
        'Asked to be called after office hours.',
        'Family member took the call.',
      ]),
      customerBehaviour: random.pick(['BAD', 'GOOD', 'BEST']),
    })),
  };
}

/** Skill quizzes the customer took, marks out of ten. */
export function quizzesFor(random: Random, given: ContactFacts, industry: string): Record<string, unknown>[] {
  return momentsAfter(random, given, random.chance(0.3) ? random.int(1, 2) : 0).map(attemptedOn => {
    const score = random.int(2, 10);
    return {
      attemptedOn,
      score,
      status: score >= 5 ? 'PASS' : 'FAIL',
      answers: Array.from({ length: random.int(1, 3) }, (_, index) => ({ attempt: index + 1 })),
      industry,
    };
  });
}

/** Instants between the start of the application and the morning of the day, in order. */
export function momentsAfter(random: Random, given: ContactFacts, count: number): Instant[] {
  const from = epochMsOf(given.startedOn);
  const to = Math.max(from, Math.min(from + 4 * dayMs, epochMsOf(instantAt(given.asOf, 9 * 60))));
  const moments = Array.from({ length: count }, () => instantOfEpochMs(random.int(from, to)));
  return moments.sort();
}

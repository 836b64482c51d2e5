import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { messages } from '../errors/messages';
import { readQuizResults } from './schema';

/** GET the skill quizzes of a customer (CR-136). Only for a user who may open a loan of that customer. */
export const readQuizResult = declareCall({
  name: 'intel.quiz',
  method: 'GET',
  path: '/api/v1/credit-dashboard/fetch-skill-quiz-result/:userId',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({ userId: v.pipe(boundedText(120), v.trim(), v.minLength(1)) }),
  answer: jsonData({
    quizResult: v.pipe(
      v.nullish(v.array(v.unknown()), []),
      v.transform(list => readQuizResults(list)),
    ),
  }),
  failure: { shows: 'first', fallback: messages.intel.quizFailed },
});

/** The calls for the Intel tab. */
export const intelContract = { quiz: readQuizResult } as const;

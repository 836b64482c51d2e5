import { type LargeAnswer, type MadeAnswer, makeLargeAnswer } from './answerOfDesk';

/** The work of one thread. */
// oxlint-disable-next-line import/no-default-export -- what Piscina calls, also where the file is not built
export default function make(asked: LargeAnswer): MadeAnswer {
  return makeLargeAnswer(asked);
}

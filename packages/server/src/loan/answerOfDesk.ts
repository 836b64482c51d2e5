import type { LoanPart } from '@lending-desk/domain/loan';
import { fieldsOf, type JsonObject } from '@lending-desk/domain/loose';
import { fieldsWithFiles } from '../files/withFileLinks';
import type { Asker } from './deskAnswer';
import { type LoanText, parsedLoan, type StoredLoan } from './findLoan';
import { loanAnswer, partsAnswer } from './loanAnswer';
import { supportAnswer, supportPartsAnswer } from './supportAnswer';

/** What each desk answers under `data` about a loan, or about parts of it, before its files have links. */
export const answerOfDesk = {
  credit: (stored: StoredLoan, asker: Asker, parts: readonly LoanPart[] | undefined) => {
    const loan = loanAnswer(stored, asker);
    return parts && !parts.includes('core') ? partsAnswer(loan, stored, { desk: 'credit', parts }) : loan;
  },
  customerSupport: (stored: StoredLoan, asker: Asker, parts: readonly LoanPart[] | undefined) => {
    const whole = supportAnswer(stored, asker);
    return parts && !parts.includes('core') ? supportPartsAnswer(whole, stored, parts) : whole;
  },
};

/** The field of each answer that has the loan itself. */
export const loanField = { credit: 'data', customerSupport: 'loan' } as const;
export type AnsweringDesk = keyof typeof loanField;

/** An answer to make in a thread. */
export interface LargeAnswer {
  readonly desk: AnsweringDesk;
  readonly text: LoanText;
  readonly asker: Asker;
  readonly parts: readonly LoanPart[] | undefined;
  /** Stands in the text for the fields that name files; nothing else in it is the same. */
  readonly mark: string;
}

export interface MadeAnswer {
  /** The answer as JSON, with the mark as a field of the loan. */
  readonly json: string;
  /** The fields that name files, as answered and as stored: their links are made with the database. */
  readonly files: JsonObject;
  readonly named: JsonObject;
}

const filesOf = (fields: JsonObject): JsonObject =>
  Object.fromEntries(fieldsWithFiles.flatMap(name => (name in fields ? [[name, fields[name]]] : [])));

/** Makes a large answer: parses, maps, masks and writes it. */
export function makeLargeAnswer({ desk, text, asker, parts, mark }: LargeAnswer): MadeAnswer {
  const stored = parsedLoan(text);
  const answer: JsonObject = answerOfDesk[desk](stored, asker, parts);
  const loan = fieldsOf(answer[loanField[desk]]);
  const files = filesOf(loan);
  const rest = Object.fromEntries(Object.entries(loan).filter(([name]) => !(name in files)));
  const json = JSON.stringify({ ...answer, [loanField[desk]]: { [mark]: 0, ...rest } });
  return { json, files, named: filesOf(stored.sections) };
}

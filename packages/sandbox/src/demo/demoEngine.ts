import { ageOn } from '@lending-desk/domain/applicant';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { judgeValue, ruleEntry } from '@lending-desk/domain/engine';
import type { EngineResult } from '@lending-desk/domain/loan';
import type { DemoPerson } from './demoPeople';
import type { Random } from '../random';

/** The input of the rules. */
export interface EngineInput {
  readonly person: DemoPerson;
  readonly startedDay: BusinessDate;
  /** Null without a bureau score: the rule then does not apply. */
  readonly score: number | null;
  readonly bounces: number;
  readonly enquiries: number;
  readonly obligations: number;
  /** An earlier customer with matching data. */
  readonly lookalike: { readonly person: DemoPerson; readonly loanIds: readonly number[] } | null;
}

/** The three engine results of an application. Each value is judged by the rule book, so that the result always
 *  matches the limits shown next to it. */
export function demoEngine(random: Random, input: EngineInput): Record<string, unknown> {
  const { person, startedDay, score, bounces, enquiries, obligations } = input;
  return {
    dedupeRuleEngine: dedupe(input),
    ruleEngine: {
      ...judged('AGE', ageOn(person.dob, startedDay)),
      ...judged('MONTHLY_INCOME', person.income),
      ...(score !== null && judged('BUREAU_SCORE', score)),
      ...judged('ENQUIRIES_30_DAYS', enquiries),
      ...judged('BOUNCES_3_MONTHS', bounces),
      ...judged('FOIR', Math.round((obligations / person.income) * 100)),
      ...judged('NAME_MATCH', random.int(72, 100)),
    },
    bankRuleEngine: { financialData: { income: person.income, totalObligation: obligations } },
  };
}

/** @throws Error for a rule that the rule book does not judge */
function judged(name: string, value: number): Record<string, { ruleResult: EngineResult; value: number }> {
  const entry = ruleEntry(name);
  const ruleResult = entry && judgeValue(entry, value);
  if (!ruleResult) throw new Error(`The rule book has no limits for ${name}`);
  return { [name]: { ruleResult, value } };
}

function dedupe({ lookalike }: EngineInput): Record<string, unknown> {
  const none = { ruleResult: 'APPROVE', duplicateUsers: [] };
  const found = lookalike && {
    ruleResult: 'FLAG',
    duplicateUsers: [
      {
        id: lookalike.person.userIdString,
        personalDetails: {
          fullName: lookalike.person.fullName,
          primaryPhoneNumber: lookalike.person.phone,
        },
        loanIds: lookalike.loanIds,
      },
    ],
  };
  return { PHONE: none, PAN: none, BANK_ACCOUNT: found ?? none };
}

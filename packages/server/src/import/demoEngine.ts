import type { BusinessDate, EngineResult } from '@lending-desk/domain';
import type { DemoPerson } from './demoPeople';
import type { Dice } from './random';

/** What the rules are given. */
export interface EngineInput {
  readonly person: DemoPerson;
  readonly startedDay: BusinessDate;
  /** Null where no bureau gave one: there is no rule to apply then. */
  readonly score: number | null;
  readonly bounces: number;
  readonly enquiries: number;
  readonly obligations: number;
  /** An earlier customer that something points to. */
  readonly lookalike: { readonly person: DemoPerson; readonly loanIds: readonly number[] } | null;
}

/** The three engine results of an application, by the policy of the demo: every figure over its threshold is
 *  flagged or refused, so that a colour always has its reason in the value beside it. */
export function demoEngine(dice: Dice, input: EngineInput): Record<string, unknown> {
  const { person, startedDay, score, bounces, enquiries, obligations } = input;
  const age = Math.floor((Date.parse(startedDay) - Date.parse(person.dob)) / (365.25 * 86_400_000));
  const foir = Math.round((obligations / person.income) * 100);
  return {
    dedupeRuleEngine: dedupe(input),
    ruleEngine: {
      AGE: rule(age, age < 23 || age > 52 ? 'FLAG' : 'APPROVE'),
      MONTHLY_INCOME: rule(person.income, person.income < 25_000 ? 'FLAG' : 'APPROVE'),
      ...(score !== null && {
        BUREAU_SCORE: rule(score, score < 580 ? 'REJECT' : score < 650 ? 'FLAG' : 'APPROVE'),
      }),
      ENQUIRIES_30_DAYS: rule(enquiries, enquiries > 8 ? 'REJECT' : enquiries > 4 ? 'FLAG' : 'APPROVE'),
      BOUNCES_3_MONTHS: rule(bounces, bounces > 4 ? 'REJECT' : bounces > 1 ? 'FLAG' : 'APPROVE'),
      FOIR: rule(foir, foir > 60 ? 'REJECT' : foir > 45 ? 'FLAG' : 'APPROVE'),
      NAME_MATCH: nameMatch(dice),
    },
    bankRuleEngine: { financialData: { income: person.income, totalObligation: obligations } },
  };
}

function rule(value: number, ruleResult: EngineResult): { ruleResult: EngineResult; value: number } {
  return { ruleResult, value };
}

function nameMatch(dice: Dice): { ruleResult: EngineResult; value: number } {
  const match = dice.int(72, 100);
  return rule(match, match < 80 ? 'FLAG' : 'APPROVE');
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

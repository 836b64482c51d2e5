import { aWireLoan, aWireLoanDetail } from './aLoan';

/** An application as one line of an import file (before JSON.stringify): the loan and its related fields in one
 *  object. */
export function anApplicationLine(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { engine, ruleEngineResultAvailable, callRecordings, feedbacks } = aWireLoanDetail();
  return {
    ...aWireLoan(),
    underWriter: { fullName: 'Meera Srinivasan', email: 'meera.srinivasan@lender.example' },
    tat: 187_200,
    engine,
    ruleEngineResultAvailable,
    callRecordings,
    feedbacks,
    quizResult: [],
    referenceNumbers: [{ name: 'Suresh Raghunathan', phoneNumbers: ['9000065967'] }],
    providerBodies: [],
    ...changes,
  };
}

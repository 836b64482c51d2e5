import type { ReportProfile } from './creditLedger';

/** How the sandbox answers for a loan. */
export type SandboxScenario =
  | { readonly kind: 'report'; readonly profile: Exclude<ReportProfile, 'noHit'> }
  /** The bureau has no record for these details. */
  | { readonly kind: 'noHit' }
  /** Ordered, then an error in place of a report. */
  | { readonly kind: 'failure' }
  /** Equifax cannot be started; CIBIL refuses the order. */
  | { readonly kind: 'notInitiated' }
  /** The order gets no answer. */
  | { readonly kind: 'unreachable' }
  /** CIBIL asks for the last name even when there is one. */
  | { readonly kind: 'lastNameRequired' }
  /** Ordered, then never an answer. */
  | { readonly kind: 'hanging' };

/** By the last two digits of the loan id, which the screen shows. */
const byEnding: Readonly<Record<number, SandboxScenario>> = {
  11: { kind: 'noHit' },
  22: { kind: 'failure' },
  33: { kind: 'notInitiated' },
  44: { kind: 'unreachable' },
  55: { kind: 'lastNameRequired' },
  66: { kind: 'report', profile: 'thin' },
  77: { kind: 'report', profile: 'thick40' },
  88: { kind: 'report', profile: 'derogatory' },
  99: { kind: 'hanging' },
};

/** The sandbox's scenario for a loan: a clean report, unless the loan id ends in two equal digits. */
export function sandboxScenario(loanId: number): SandboxScenario {
  return byEnding[loanId % 100] ?? { kind: 'report', profile: 'clean' };
}

import type { ReportProfile } from './creditLedger';

/** How the sandbox answers for a loan. */
export type SandboxScenario =
  | { readonly kind: 'report'; readonly profile: Exclude<ReportProfile, 'noHit'> }
  /** The bureau knows nobody by these details. */
  | { readonly kind: 'noHit' }
  /** Ordered, and then an error in the place of a report. */
  | { readonly kind: 'failure' }
  /** Equifax does not begin; CIBIL refuses the order. */
  | { readonly kind: 'notInitiated' }
  /** Nobody answers the order. */
  | { readonly kind: 'unreachable' }
  /** CIBIL asks for the last name even of somebody who has one. */
  | { readonly kind: 'lastNameRequired' }
  /** Ordered, and then never an answer. */
  | { readonly kind: 'hanging' };

/** By the last two digits of the loan id, which stand on the screen. */
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

/** What the sandbox does with a loan: one clean report, unless the loan id ends in two equal digits. */
export function sandboxScenario(loanId: number): SandboxScenario {
  return byEnding[loanId % 100] ?? { kind: 'report', profile: 'clean' };
}

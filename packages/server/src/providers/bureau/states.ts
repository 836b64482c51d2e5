import { states } from '@lending-desk/domain/applicant';

/** The two letters of a state, as Equifax writes it; '' for an unknown one. */
export function stateCodeOf(name: string): string {
  return states.find(([known]) => known.toLowerCase() === name.trim().toLowerCase())?.[1] ?? '';
}

/** The census number of a state's two letters, as CIBIL writes it; '99', CIBIL's own code, for an unknown one. */
export function stateNumberOf(code: string): string {
  return states.find(([, known]) => known === code)?.[2] ?? '99';
}

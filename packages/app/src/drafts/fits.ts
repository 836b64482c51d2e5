import { type DecisionDraft, emptyDraft } from '@lending-desk/domain/decision';

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a stored value is a decision form of this release: every field is present and has the right type. */
export function isDecisionDraft(value: unknown): value is DecisionDraft {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  return Object.entries(emptyDraft).every(([name, empty]) => {
    const stored = fields.get(name);
    return Array.isArray(empty) ? Array.isArray(stored) && stored.every(isText) : isText(stored);
  });
}

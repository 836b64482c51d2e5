import type { DecisionDraft, DecisionField, UnderwritingConfig } from '@lending-desk/domain/decision';
import type { Form } from '../../primitives/Form';

/** What every group of fields of the form is given. */
export type GroupProps = {
  readonly form: Form<DecisionDraft>;
  readonly config: UnderwritingConfig;
  readonly disabled: boolean;
};

/** Choices of the configuration as options; a stored value the configuration no longer lists stays choosable. */
export function optionsOf(
  choices: readonly string[],
  chosen: string | readonly string[],
): { value: string; label: string }[] {
  const kept = (typeof chosen === 'string' ? [chosen] : chosen).filter(
    value => value !== '' && !choices.includes(value),
  );
  return [...choices, ...kept].map(value => ({ value, label: value }));
}

/** The common props of a field. */
export function small<Name extends DecisionField>({ form, disabled }: GroupProps, name: Name) {
  return { ...form.field(name), disabled, size: 'sm' as const };
}

/** A choice that may be left open again. */
export function orNone(
  options: readonly { value: string; label: string }[],
): { value: string; label: string }[] {
  return [{ value: '', label: 'None' }, ...options];
}

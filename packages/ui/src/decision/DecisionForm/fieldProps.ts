import type { DecisionDraft, DecisionField, UnderwritingConfig } from '@lending-desk/domain/decision';
import type { Form } from '../../primitives/Form';

/** The props of every group of fields in the form. */
export type GroupProps = {
  readonly form: Form<DecisionDraft>;
  readonly config: UnderwritingConfig;
  readonly disabled: boolean;
};

/** The configured choices as options; a stored value that is no longer configured stays selectable. */
export function optionsOf(
  choices: readonly string[],
  chosen: string | readonly string[],
): { value: string; label: string }[] {
  const kept = (typeof chosen === 'string' ? [chosen] : chosen).filter(
    value => value !== '' && !choices.includes(value),
  );
  return [...choices, ...kept].map(value => ({ value, label: value }));
}

/** The props shared by all fields. */
export function small<Name extends DecisionField>({ form, disabled }: GroupProps, name: Name) {
  return { ...form.field(name), disabled, size: 'sm' as const };
}

/** A choice that can be cleared. */
export function orNone(
  options: readonly { value: string; label: string }[],
): { value: string; label: string }[] {
  return [{ value: '', label: 'None' }, ...options];
}

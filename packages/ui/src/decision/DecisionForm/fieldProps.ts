import type { DecisionDraft, DecisionErrors, DecisionField, UnderwritingConfig } from '@lending-desk/domain';

/** Fields whose value is one text. */
export type TextualField = {
  [Field in DecisionField]: DecisionDraft[Field] extends string ? Field : never;
}[DecisionField];

/** Fields whose value is a list of choices. */
export type ListField = Exclude<DecisionField, TextualField>;

/** What every group of fields of the form is given. */
export type GroupProps = {
  readonly draft: DecisionDraft;
  readonly errors: DecisionErrors;
  readonly config: UnderwritingConfig;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<DecisionDraft>) => void;
  readonly onLeave: (field: DecisionField) => void;
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

/** The common props of a field that holds one text. */
export function textual({ draft, errors, disabled, onChange, onLeave }: GroupProps, field: TextualField) {
  return {
    value: draft[field],
    error: errors[field],
    disabled,
    size: 'sm' as const,
    onChange: (value: string) => onChange({ [field]: value }),
    onBlur: () => onLeave(field),
  };
}

/** The common props of a field that holds a list. */
export function listed({ draft, errors, disabled, onChange, onLeave }: GroupProps, field: ListField) {
  return {
    value: draft[field],
    error: errors[field],
    disabled,
    size: 'sm' as const,
    onChange: (value: readonly string[]) => onChange({ [field]: value }),
    onBlur: () => onLeave(field),
  };
}

/** A choice that may be left open again. */
export function orNone(
  options: readonly { value: string; label: string }[],
): { value: string; label: string }[] {
  return [{ value: '', label: 'None' }, ...options];
}

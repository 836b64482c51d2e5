export type FieldSize = 'sm' | 'md' | 'lg';
export type FieldState = 'rest' | 'changed' | 'error' | 'readOnly' | 'disabled';

/** Props shared by all fields. */
export type FieldProps = {
  /** Label of the field: a noun, sentence case. */
  label: string;
  /** Shows the label to screen readers only, where a heading or column already says it. @default false */
  hideLabel?: boolean | undefined;
  /** Help text below the field. @default none */
  helper?: string | undefined;
  /** Error message; replaces the helper. @default none */
  error?: string | null | undefined;
  /** Required: shows a red asterisk. @default false */
  required?: boolean | undefined;
  /** Cannot be used now. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled; shown below. @default none */
  disabledReason?: string | undefined;
  /** Can be read and copied, not changed. @default false */
  readOnly?: boolean | undefined;
  /** The previous value, as displayed; marks the field as changed. @default not changed */
  changedFrom?: string | undefined;
  /** Height: 30 px in the rail, 32 px, or 40 px on sign-in. @default 'md' */
  size?: FieldSize | undefined;
  /** Reserves the line for the message, so that an error does not move the layout. @default false */
  keepMessageSpace?: boolean | undefined;
};

/** A controlled field. */
export type ControlProps<Value> = FieldProps & {
  value: Value;
  onChange: (value: Value) => void;
  /** Called when the field loses focus, which is when to validate it. */
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Receives focus when it is mounted. @default false */
  autoFocus?: boolean | undefined;
};

/** The state a field is shown in. */
export function fieldStateOf(field: Omit<FieldProps, 'label'>): FieldState {
  if (field.error) return 'error';
  if (field.disabled) return 'disabled';
  if (field.readOnly) return 'readOnly';
  return field.changedFrom === undefined ? 'rest' : 'changed';
}

/** The line below a field: its error, why it is disabled, its previous value, or help. */
export function fieldMessageOf(field: Omit<FieldProps, 'label'>): string | null {
  const state = fieldStateOf(field);
  if (field.error) return field.error;
  if (state === 'disabled' && field.disabledReason) return field.disabledReason;
  if (state === 'changed') return `Was ${field.changedFrom || 'empty'}`;
  return field.helper ?? null;
}

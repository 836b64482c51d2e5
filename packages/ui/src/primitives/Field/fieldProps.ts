export type FieldSize = 'sm' | 'md' | 'lg';
export type FieldState = 'rest' | 'changed' | 'error' | 'readOnly' | 'disabled';

/** What every field has in common, whatever is chosen or typed in it. */
export type FieldProps = {
  /** Names the field: a noun, sentence case. */
  label: string;
  /** The label is for screen readers only, where a heading or a column already says it. @default false */
  hideLabel?: boolean | undefined;
  /** A sentence below that helps to fill it in. @default none */
  helper?: string | undefined;
  /** What is wrong; takes the helper's place. @default none */
  error?: string | null | undefined;
  /** Must be filled in: a red asterisk. @default false */
  required?: boolean | undefined;
  /** Cannot be used now. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled; shown below. @default none */
  disabledReason?: string | undefined;
  /** Can be read and copied, not changed. @default false */
  readOnly?: boolean | undefined;
  /** The value before the change, as shown to people; marks the field as changed. @default not changed */
  changedFrom?: string | undefined;
  /** Height: 30 in the rail, 32, or 40 on sign-in. @default 'md' */
  size?: FieldSize | undefined;
  /** Keeps the line of the message free, so that an error moves nothing. @default false */
  keepMessageSpace?: boolean | undefined;
};

/** A field whose value its parent holds. */
export type ControlProps<Value> = FieldProps & {
  value: Value;
  onChange: (value: Value) => void;
  /** The focus left the field: the moment to validate. */
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean | undefined;
};

/** The one state a field is drawn in. */
export function fieldStateOf(field: Omit<FieldProps, 'label'>): FieldState {
  if (field.error) return 'error';
  if (field.disabled) return 'disabled';
  if (field.readOnly) return 'readOnly';
  return field.changedFrom === undefined ? 'rest' : 'changed';
}

/** The one line below a field: its error, why it is disabled, what it was, or help. */
export function fieldMessageOf(field: Omit<FieldProps, 'label'>): string | null {
  const state = fieldStateOf(field);
  if (field.error) return field.error;
  if (state === 'disabled' && field.disabledReason) return field.disabledReason;
  if (state === 'changed') return `Was ${field.changedFrom || 'empty'}`;
  return field.helper ?? null;
}

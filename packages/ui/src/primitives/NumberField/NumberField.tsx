import { useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField';
import { groupedNumber, plainNumber } from './typedNumber';

type Passed = Omit<TextFieldProps, 'type' | 'inputMode' | 'counter' | 'mono' | 'icon'>;

export type NumberFieldProps = Passed & {
  /** Whether a phone's keyboard offers a decimal point. @default true */
  decimals?: boolean | undefined;
};

/** A number input, with Indian digit groups while not focused: 1,25,000. The value is a string: a number without commas, or whatever else was typed. */
export function NumberField({
  value,
  onChange,
  onFocus,
  onBlur,
  decimals = true,
  ...rest
}: NumberFieldProps) {
  // Null while not focused. Typed commas stay in the input but are not part of the value.
  const [typed, setTyped] = useState<string | null>(null);
  const typing = typed !== null && plainNumber(typed) === value ? typed : value;

  // The Tab key selects the whole text; replacing it by the ungrouped one would undo that, so it is selected again.
  const selectAll = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (typed !== null) selectAll.current?.select();
    selectAll.current = null;
  }, [typed]);

  return (
    <TextField
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      value={typed === null ? groupedNumber(value) : typing}
      onChange={text => {
        setTyped(text);
        onChange(plainNumber(text));
      }}
      onFocus={event => {
        const { currentTarget: input } = event;
        const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
        if (whole) selectAll.current = input;
        setTyped(value);
        onFocus?.(event);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}

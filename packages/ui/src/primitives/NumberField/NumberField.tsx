import { useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField';
import { groupedNumber, plainNumber } from './typedNumber';

type Passed = Omit<TextFieldProps, 'type' | 'inputMode' | 'counter' | 'mono' | 'icon'>;

export type NumberFieldProps = Passed & {
  /** Indian groups once the focus has left: 1,25,000. @default true */
  grouped?: boolean | undefined;
  /** Whether the phone's keyboard has a decimal point. @default true */
  decimals?: boolean | undefined;
};

/** A number as it is typed. The value stays a text: a number without commas, or whatever else was typed. */
export function NumberField({
  value,
  onChange,
  onFocus,
  onBlur,
  grouped = true,
  decimals = true,
  ...rest
}: NumberFieldProps) {
  // Null while the focus is elsewhere. Commas typed here stay on the screen but not in the value.
  const [typed, setTyped] = useState<string | null>(null);
  const resting = grouped ? groupedNumber(value) : value;
  const typing = typed !== null && plainNumber(typed) === value ? typed : value;

  // The tab key selects the whole text; exchanging the text for the ungrouped one would undo that.
  const selectAll = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (typed !== null) selectAll.current?.select();
    selectAll.current = null;
  }, [typed]);

  return (
    <TextField
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      value={typed === null ? resting : typing}
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

import { type Ref, useImperativeHandle, useRef } from 'react';
import { type ControlProps, countGraphemes, Field, FieldArea, FieldBox } from '../Field';
import { Kbd } from '../Kbd';
import { corner } from './TextArea.css';
import { useAutosize } from './useAutosize';

export type TextAreaProps = ControlProps<string> & {
  placeholder?: string | undefined;
  /** Lines when empty. @default 3 */
  rows?: number | undefined;
  /** Lines after which it scrolls. @default 8 */
  maxRows?: number | undefined;
  /** Counts characters up to this many and turns red there; nothing is cut. @default no counter */
  counter?: number | undefined;
  /** Key that moves the focus here, shown while empty. @default none */
  kbd?: string | undefined;
  /** Ctrl and Enter were pressed. */
  onSubmit?: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement | null> | undefined;
};

/** Several lines of text; grows with them. */
export function TextArea({
  value,
  onChange,
  onBlur,
  onSubmit,
  name,
  autoFocus = false,
  placeholder,
  rows = 3,
  maxRows = 8,
  counter,
  kbd,
  ref,
  ...field
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);
  useAutosize(area, value, rows, maxRows);
  return (
    <Field {...field} counter={counter ? { used: countGraphemes(value), limit: counter } : undefined}>
      {control => (
        <FieldBox
          control={control}
          shape="grows"
          trailing={
            kbd && value === '' ? (
              <span aria-hidden className={corner}>
                <Kbd>{kbd}</Kbd>
              </span>
            ) : null
          }
        >
          <FieldArea
            {...control.aria}
            ref={area}
            name={name}
            value={value}
            rows={rows}
            placeholder={placeholder}
            disabled={control.disabled}
            readOnly={control.readOnly}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says which field of a dialog is first
            autoFocus={autoFocus}
            onChange={event => onChange(event.currentTarget.value)}
            onBlur={onBlur}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onSubmit) return;
              event.preventDefault();
              // The screen around it may submit on the same keys; this text is what was meant.
              event.stopPropagation();
              onSubmit();
            }}
          />
        </FieldBox>
      )}
    </Field>
  );
}

import { type Ref, useImperativeHandle, useRef } from 'react';
import { type ControlProps, countGraphemes, Field, FieldArea, FieldBox } from '../Field';
import { Kbd } from '../Kbd';
import { corner } from './TextArea.css';
import { useAutosize } from './useAutosize';

export type TextAreaProps = ControlProps<string> & {
  placeholder?: string | undefined;
  /** Number of lines when empty. @default 3 */
  rows?: number | undefined;
  /** Maximum number of lines before it scrolls. @default 8 */
  maxRows?: number | undefined;
  /** Shows a character count that turns red at this limit; the text is not cut. @default no counter */
  counter?: number | undefined;
  /** Shortcut that focuses the field, shown while empty. @default none */
  kbd?: string | undefined;
  /** Whether Esc takes the focus out of the field, so that single keys work again. @default false */
  leavesOnEscape?: boolean | undefined;
  /** The loan whose comment is written, as 'credit/482190': behind an '@' the shell offers those who may open it.
   *  @default nobody */
  mentions?: string | undefined;
  /** Called on Ctrl Enter. */
  onSubmit?: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement | null> | undefined;
};

/** A multi-line text input that grows with its content. */
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
  leavesOnEscape,
  mentions,
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
            data-mentions={mentions}
            disabled={control.disabled}
            readOnly={control.readOnly}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides which field of a dialog gets focus
            autoFocus={autoFocus}
            onChange={event => onChange(event.currentTarget.value)}
            onBlur={onBlur}
            onKeyDown={event => {
              if (leavesOnEscape && event.key === 'Escape') event.currentTarget.blur();
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onSubmit) return;
              // The surrounding form may submit on the same keys; only this text should be sent.
              event.preventDefault();
              onSubmit();
            }}
          />
        </FieldBox>
      )}
    </Field>
  );
}

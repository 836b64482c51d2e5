import { type MouseEvent, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  asterisk,
  counter as counterClass,
  field as fieldClass,
  labelRow,
  labelText,
  labelWords,
} from './Field.css';
import { type FieldIds, fieldIds } from './fieldIds';
import { FieldMessage } from './FieldMessage';
import { type FieldProps, type FieldSize, type FieldState, fieldMessageOf, fieldStateOf } from './fieldProps';

/** Passed to the control inside the frame. */
export type FieldControl = {
  ids: FieldIds;
  state: FieldState;
  size: FieldSize;
  disabled: boolean;
  readOnly: boolean;
  /** Spread on the focusable element, or on the group. */
  aria: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
};

export type FieldFrameProps = FieldProps & {
  /** Ids created by the caller, for a control that needs them before the frame renders. @default generated */
  ids?: FieldIds | undefined;
  /** What the label belongs to: an input, a button with a list (a click only focuses it), or a group. @default
   *  'input' */
  labels?: 'input' | 'button' | 'group' | undefined;
  /** Characters used and allowed; red at the limit. @default none */
  counter?: { used: number; limit: number } | undefined;
  children: (control: FieldControl) => ReactNode;
};

function focusOnly(event: MouseEvent<HTMLLabelElement>) {
  event.preventDefault();
  event.currentTarget.control?.focus();
}

/** The frame of every field: label, asterisk and counter above, the control, one line of help or error below. */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, labels = 'input', counter, required, size = 'md', children } = props;
  const ownId = useId();
  const ids = props.ids ?? fieldIds(ownId);
  const state = fieldStateOf(props);
  const message = fieldMessageOf(props);
  const describedBy = [message === null ? null : ids.message, counter ? ids.counter : null];

  const name =
    labels === 'group' ? (
      <span id={ids.label} className={labelText}>
        {label}
      </span>
    ) : (
      <label
        id={ids.label}
        htmlFor={ids.control}
        className={labelText}
        onClick={labels === 'button' ? focusOnly : undefined}
      >
        {label}
      </label>
    );

  return (
    <div className={fieldClass} data-state={state} data-size={size}>
      {hideLabel ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={labelRow}>
          <span className={labelWords}>
            {name}
            {required ? (
              // Next to the label instead of inside it, so that it is not part of the field's accessible name.
              <>
                <span aria-hidden className={asterisk}>
                  *
                </span>
                <VisuallyHidden>required</VisuallyHidden>
              </>
            ) : null}
          </span>
          {counter ? (
            <span id={ids.counter} className={counterClass} data-full={counter.used >= counter.limit}>
              {counter.used} / {counter.limit}
            </span>
          ) : null}
        </div>
      )}
      {children({
        ids,
        state,
        size,
        disabled: props.disabled ?? false,
        readOnly: props.readOnly ?? false,
        aria: {
          id: ids.control,
          'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
          'aria-invalid': props.error ? true : undefined,
          'aria-required': required ? true : undefined,
        },
      })}
      <FieldMessage
        id={ids.message}
        text={message}
        isError={Boolean(props.error)}
        keepSpace={props.keepMessageSpace}
      />
    </div>
  );
}

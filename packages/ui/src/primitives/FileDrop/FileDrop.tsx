import { FileText, Image, Upload, X } from 'lucide-react';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { type ControlProps, Field, FieldBox, FieldButton } from '../Field';
import { Icon } from '../Icon';
import { acceptsFile } from './acceptsFile';
import {
  bar,
  barFill,
  mark,
  name as nameClass,
  picker,
  prompt,
  size as sizeClass,
  zone,
} from './FileDrop.css';
import { fileSize } from './fileSize';

/** A `File`, or what is known of one that was sent before. */
export type FileInfo = { readonly name: string; readonly size?: number | undefined };

export type FileDropProps = Omit<ControlProps<FileInfo | null>, 'onChange' | 'changedFrom'> & {
  /** The chosen or dropped file; null when it was removed. */
  onChange: (file: File | null) => void;
  /** Kinds that can be chosen, as in HTML: '.csv', 'image/*,application/pdf'. @default every kind */
  accept?: string | undefined;
  /** Said of a dropped file of another kind. @default 'This kind of file cannot be used' */
  refusedText?: string | undefined;
  /** Part already sent, 0 to 100. @default no bar */
  progress?: number | undefined;
  /** Invitation while empty. @default 'Drop or browse' */
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement | null> | undefined;
};

/** A place for one file: drop it, or press Enter to choose it. */
export function FileDrop({
  value,
  onChange,
  onBlur,
  accept,
  refusedText = 'This kind of file cannot be used',
  progress,
  placeholder = 'Drop or browse',
  name,
  autoFocus = false,
  ref,
  ...field
}: FileDropProps) {
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const locked = (field.disabled ?? false) || (field.readOnly ?? false);

  function take(file: File | undefined) {
    if (!file || locked) return;
    const fits = acceptsFile(file, accept);
    setRefused(!fits);
    if (fits) onChange(file);
  }

  function onDrag(event: DragEvent) {
    event.preventDefault();
    setOver(!locked);
  }

  return (
    <Field {...field} error={field.error || (refused ? refusedText : null)}>
      {control => (
        <div
          className={zone}
          data-over={over}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files[0]);
          }}
        >
          <FieldBox
            // A file is news until it is sent: drawn as a change.
            control={value && control.state === 'rest' ? { ...control, state: 'changed' } : control}
            shape={value === null ? 'dashed' : 'line'}
            trailing={
              value === null ? null : (
                <FieldButton
                  icon={X}
                  label={`Remove ${value.name}`}
                  onClick={() => {
                    setRefused(false);
                    onChange(null);
                    input.current?.focus();
                  }}
                />
              )
            }
          >
            {value === null ? (
              <span className={prompt} aria-hidden>
                <Icon icon={Upload} size={14} />
                <span className={nameClass}>{placeholder}</span>
              </span>
            ) : (
              <>
                <span className={mark}>
                  <Icon icon={/\.(?:jpe?g|png|webp|heic)$/i.test(value.name) ? Image : FileText} size={14} />
                </span>
                <span id={`${control.ids.control}-file`} className={nameClass} title={value.name}>
                  {value.name}
                </span>
                <span className={sizeClass}>{value.size === undefined ? '' : fileSize(value.size)}</span>
              </>
            )}
            <input
              {...control.aria}
              ref={node => {
                input.current = node;
                if (typeof ref === 'function') ref(node);
                else if (ref) ref.current = node;
              }}
              className={picker}
              aria-describedby={
                [value ? `${control.ids.control}-file` : null, control.aria['aria-describedby']]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              type="file"
              name={name}
              accept={accept}
              disabled={locked}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says which field of a dialog is first
              autoFocus={autoFocus}
              onBlur={onBlur}
              onChange={event => {
                take(event.currentTarget.files?.[0]);
                // The same file may be chosen again after it was removed.
                event.currentTarget.value = '';
              }}
            />
          </FieldBox>
          {value !== null && progress !== undefined && progress < 100 ? (
            <div
              role="progressbar"
              className={bar}
              aria-label={`Uploading ${value.name}`}
              aria-valuenow={progress}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <div className={barFill} style={{ width: `${progress}%` }} />
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}

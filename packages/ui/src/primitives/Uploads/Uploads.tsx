import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Field, FieldBox, type FieldProps } from '../Field';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import type { Upload } from './createUploads';
import { UploadRow } from './UploadRow';
import { list, picker, prompt, zone } from './Uploads.css';

export type UploadsProps = Omit<FieldProps, 'changedFrom' | 'readOnly'> & {
  /** The files in the order they were selected; see `useUploads`. */
  uploads: readonly Upload[];
  /** File extensions offered by the file dialog: '.pdf,.csv'. Dropped files are checked by `useUploads`. @default
   *  all files */
  accept?: string | undefined;
  /** Whether several files can be selected. @default true */
  multiple?: boolean | undefined;
  /** Text in the box. @default 'Drop files or browse' */
  placeholder?: string | undefined;
  /** Called with the files that somebody chooses or drops. */
  onChoose: (files: readonly File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Called with the id of a file that somebody removes. */
  onRemove: (id: string) => void;
};

/** Summary for screen readers; changes once per finished file, not for every percent. */
function summary(uploads: readonly Upload[]): string {
  const of = (...states: Upload['state'][]) => uploads.filter(({ state }) => states.includes(state));
  const failed = of('failed', 'refused');
  const parts = [
    uploads.length === 0 ? '' : `${of('done').length} of ${uploads.length} uploaded`,
    ...failed.map(({ name, message }) => `${name}: ${message}`),
  ];
  return parts.filter(Boolean).join('. ');
}

/** A drop zone for files; Enter opens the file dialog. Each file uploads at once, shows its progress, and can be
 *  cancelled and retried on its own. */
export function Uploads(props: UploadsProps) {
  const { uploads, accept, multiple = true, placeholder = 'Drop files or browse', onChoose } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const locked = props.disabled ?? false;

  function onDrag(event: DragEvent) {
    event.preventDefault();
    setOver(!locked);
  }
  function take(files: FileList | null) {
    if (!locked && files && files.length > 0) onChoose([...files].slice(0, multiple ? files.length : 1));
  }

  return (
    <div>
      <Field {...props}>
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
              take(event.dataTransfer.files);
            }}
          >
            <FieldBox control={control} shape="dashed">
              <span className={prompt} aria-hidden>
                <Icon icon={UploadIcon} size={14} />
                {placeholder}
              </span>
              <input
                {...control.aria}
                ref={input}
                className={picker}
                type="file"
                multiple={multiple}
                accept={accept}
                disabled={locked}
                onChange={event => {
                  take(event.currentTarget.files);
                  // Cleared so that the same file can be selected again after it was removed.
                  event.currentTarget.value = '';
                }}
              />
            </FieldBox>
          </div>
        )}
      </Field>
      {uploads.length === 0 ? null : (
        <ul className={list} aria-label={`${props.label}, files`}>
          {uploads.map(upload => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => props.onCancel(upload.id)}
              onRetry={() => props.onRetry(upload.id)}
              onRemove={() => {
                props.onRemove(upload.id);
                // The row disappears with its buttons, so focus moves to the drop zone.
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{summary(uploads)}</VisuallyHidden>
    </div>
  );
}

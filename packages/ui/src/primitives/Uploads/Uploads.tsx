import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Field, FieldBox, type FieldProps } from '../Field';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import type { Upload } from './createUploads';
import { UploadRow } from './UploadRow';
import { list, picker, prompt, zone } from './Uploads.css';

export type UploadsProps = Omit<FieldProps, 'changedFrom' | 'readOnly'> & {
  /** The files in the order they were chosen; see `useUploads`. */
  uploads: readonly Upload[];
  /** Endings the file dialog offers: '.pdf,.csv'. A dropped file is judged by `useUploads`. @default every file */
  accept?: string | undefined;
  /** Whether several files may be chosen. @default true */
  multiple?: boolean | undefined;
  /** Invitation in the box. @default 'Drop files or browse' */
  placeholder?: string | undefined;
  onChoose: (files: readonly File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
};

/** Said to who does not see the list; once for each file that ends, not for every percent. */
function summary(uploads: readonly Upload[]): string {
  const of = (...states: Upload['state'][]) => uploads.filter(({ state }) => states.includes(state));
  const failed = of('failed', 'refused');
  const parts = [
    uploads.length === 0 ? '' : `${of('done').length} of ${uploads.length} uploaded`,
    ...failed.map(({ name, message }) => `${name}: ${message}`),
  ];
  return parts.filter(Boolean).join('. ');
}

/** A place for files: drop them, or press Enter to choose. Each goes on its way at once, with its progress, and is
 *  cancelled and tried again by itself. */
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
                  // The same file may be chosen again after it was removed.
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
                // The row goes with its buttons.
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

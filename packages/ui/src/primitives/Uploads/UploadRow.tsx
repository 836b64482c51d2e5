import { CircleCheck, FileText, Image, RotateCw, X } from 'lucide-react';
import { IconButton } from '../Button';
import { Icon } from '../Icon';
import { Text } from '../Text';
import type { Upload } from './createUploads';
import { fileSizeText } from '@lending-desk/domain/files';
import { bar, barFill, content, mark, row } from './Uploads.css';

type Props = {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

const stateWords = { waiting: 'Waiting', running: '', done: 'Uploaded' } as const;

/** One file with its progress and buttons. */
export function UploadRow({ upload, onCancel, onRetry, onRemove }: Props) {
  const { name, size, state, percent, message } = upload;
  const ended = state === 'failed' || state === 'cancelled' || state === 'refused';
  const picture = state === 'done' ? CircleCheck : /\.(?:jpe?g|png|webp)$/i.test(name) ? Image : FileText;
  return (
    <li className={row} data-state={state}>
      <span className={mark}>
        <Icon icon={picture} size={14} />
      </span>
      <div className={content}>
        <Text as="p" truncate>
          {name}
        </Text>
        <Text as="p" size="caption" tone={ended && state !== 'cancelled' ? 'reject' : 'tertiary'}>
          {fileSizeText(size)}
          {' · '}
          {state === 'running' ? `${percent}%` : (message ?? (ended ? '' : stateWords[state]))}
        </Text>
        {state === 'running' ? (
          <div
            role="progressbar"
            className={bar}
            aria-label={`Uploading ${name}`}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <div className={barFill} style={{ width: `${percent}%` }} />
          </div>
        ) : null}
      </div>
      {/* The same button element, so that focus stays on it when Cancel becomes Retry. */}
      {state === 'done' || state === 'refused' ? null : (
        <IconButton
          icon={ended ? RotateCw : X}
          label={`${ended ? 'Retry' : 'Cancel'} ${name}`}
          onClick={ended ? onRetry : onCancel}
        />
      )}
      {ended ? <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} /> : null}
    </li>
  );
}

import { type Attachment, attachmentBytes } from '@lending-desk/domain/approvals';
import { fileMessages } from '@lending-desk/domain/files';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Uploads, type UploadsProps } from '../../primitives/Uploads';

export type AttachmentFieldProps = {
  /** What is attached; a draft keeps it. */
  value: Attachment | null;
  /** The file on its way; see `useUploads`. */
  uploads: Pick<UploadsProps, 'uploads' | 'onChoose' | 'onCancel' | 'onRetry' | 'onRemove'>;
  onRemove: () => void;
  disabled: boolean;
};

const label = 'Attachment';
const helper = 'The slip or the message of the bank: a picture or a PDF, at most 10 MB';

/** Why a chosen file is not sent; the server judges its content. */
export function attachmentFault(file: File): string | null {
  if (!/\.(jpe?g|png|webp|pdf)$/i.test(file.name))
    return fileMessages.wrongKind(['JPG', 'PNG', 'WebP', 'PDF']);
  if (file.size === 0) return fileMessages.empty;
  return file.size > attachmentBytes ? fileMessages.tooLarge(attachmentBytes / 1024 / 1024) : null;
}

/** One file that proves what is asked for. It is uploaded once chosen, so that a draft keeps it. */
export function AttachmentField({ value, uploads, onRemove, disabled }: AttachmentFieldProps) {
  if (value === null)
    return (
      <Uploads
        {...uploads}
        label={label}
        helper={helper}
        accept=".jpg,.jpeg,.png,.webp,.pdf"
        multiple={false}
        disabled={disabled || uploads.uploads.some(({ state }) => state === 'running' || state === 'waiting')}
      />
    );
  return (
    <div role="group" aria-label={label}>
      <Stack gap="1">
        <Text size="caption" tone="secondary">
          {label}
        </Text>
        <Stack direction="row" gap="2" align="center">
          <Text>{value.name}</Text>
          <Button
            size="sm"
            variant="plain"
            disabledReason={disabled ? 'The request is being sent' : undefined}
            onClick={onRemove}
          >
            Remove
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}

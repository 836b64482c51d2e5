import { type Attachment, attachmentBytes } from '@lending-desk/domain/approvals';
import { fileMessages } from '@lending-desk/domain/files';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Uploads, useUploads } from '../../primitives/Uploads';

export type AttachmentFieldProps = {
  /** What is attached; a draft keeps it. */
  value: Attachment | null | undefined;
  onChange: (value: Attachment | null) => void;
  /** Uploads a file. Answers its key; rejects with an error whose message is shown. */
  attach: (
    file: File,
    options: { signal: AbortSignal; onProgress: (percent: number) => void },
  ) => Promise<string>;
  /** Whether no file can be chosen now. */
  disabled: boolean;
};

const label = 'Attachment';
const helper = 'The slip or the message of the bank: a picture or a PDF, at most 10 MB';

/** Why a chosen file is not sent; the server judges its content. */
function attachmentFault(file: File): string | null {
  if (!/\.(jpe?g|png|webp|pdf)$/i.test(file.name))
    return fileMessages.wrongKind(['JPG', 'PNG', 'WebP', 'PDF']);
  if (file.size === 0) return fileMessages.empty;
  return file.size > attachmentBytes ? fileMessages.tooLarge(attachmentBytes / 1024 / 1024) : null;
}

/** One file that proves what is asked for. It is uploaded once chosen, so that a draft keeps it. */
export function AttachmentField({ value, onChange, attach, disabled }: AttachmentFieldProps) {
  const { underWay, props } = useUploads({
    validate: attachmentFault,
    send: async (file, options) => onChange({ key: await attach(file, options), name: file.name }),
  });
  if (!value)
    return (
      <Uploads
        {...props}
        uploads={props.uploads.filter(({ state }) => state !== 'done')}
        label={label}
        helper={helper}
        accept=".jpg,.jpeg,.png,.webp,.pdf"
        multiple={false}
        disabled={disabled || underWay > 0}
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
            onClick={() => onChange(null)}
          >
            Remove
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}

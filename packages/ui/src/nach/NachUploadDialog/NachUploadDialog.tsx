import { fileMessages } from '@lending-desk/domain/files';
import { nachMessages } from '@lending-desk/domain/nach';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Uploads } from '../../primitives/Uploads';

export type NachUploadDialogProps = {
  open: boolean;
  /** The file is on its way, or being looked at. */
  sending: boolean;
  /** Why the last file was refused. @default none was */
  error?: string | undefined;
  /** Called with the file to upload. */
  onUpload: (file: File) => void;
  onClose: () => void;
};

const mostBytes = 5 * 1024 * 1024;
const nothing = () => {};

function faultOf({ name, size }: File): string | null {
  if (!/\.csv$/i.test(name)) return nachMessages.csvOnly;
  if (size === 0) return fileMessages.empty;
  return size > mostBytes ? nachMessages.tooLarge : null;
}

/** Takes the response file of the bank (CO-006). What it uploads is looked at first; nothing is posted by it. */
export function NachUploadDialog({ open, sending, error, onUpload, onClose }: NachUploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  function choose([chosen]: readonly File[]) {
    if (!chosen) return;
    const wrong = faultOf(chosen);
    setFault(wrong);
    setFile(wrong === null ? chosen : null);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!sending}
      title="Upload Nach transaction"
      width="md"
      footer={
        <>
          <Button
            variant="plain"
            disabledReason={sending ? 'The file is being processed' : undefined}
            onClick={onClose}
          >
            Cancel
          </Button>
          <Button
            variant="solid"
            icon={Upload}
            loading={sending}
            loadingLabel="Processing"
            disabledReason={file ? undefined : 'Choose a file first'}
            onClick={() => file && onUpload(file)}
          >
            Upload
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {error === undefined ? null : (
          <Banner tone="reject" title={nachMessages.failed} live>
            {error === nachMessages.failed ? null : error}
          </Banner>
        )}
        <Uploads
          label="NACH file"
          helper="CSV, up to 20,000 rows and 5 MB. It is checked first; nothing is posted until you commit."
          accept=".csv"
          multiple={false}
          placeholder="Drop the file or browse"
          disabled={sending}
          error={fault ?? undefined}
          uploads={[]}
          onChoose={choose}
          onCancel={nothing}
          onRetry={nothing}
          onRemove={nothing}
        />
        {file ? <Text as="p">{file.name}</Text> : null}
      </Stack>
    </Dialog>
  );
}

import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import { Uploads } from '../../primitives/Uploads';

export type OfflineKycPanelProps = {
  /** File extensions of the file dialog. */
  accept: string;
  /** Why a chosen file is not sent at all; null if it may be. */
  faultOf: (file: File) => string | null;
  /** Why no document can be verified here. @default it can */
  whyNot?: string | undefined;
  /** Whether the file is being verified. */
  verifying: boolean;
  /** What the last check said; null before the first. */
  outcome: { readonly counts: boolean; readonly message: string } | null;
  /** Why the last check was not made. */
  error: string | null;
  /** Called with the chosen file and its share code. */
  onVerify: (document: { readonly file: File; readonly shareCode: string }) => void;
};

const nothing = () => {};

/** Verifies an Aadhaar offline e-KYC document: the XML, or the archive it comes in with its share code. */
export function OfflineKycPanel(props: OfflineKycPanelProps) {
  const { accept, faultOf, whyNot, verifying, outcome, error, onVerify } = props;
  const [file, setFile] = useState<File | null>(null);
  const [shareCode, setShareCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  function choose([chosen]: readonly File[]) {
    if (!chosen) return;
    const wrong = faultOf(chosen);
    setFault(wrong);
    setFile(wrong === null ? chosen : null);
    setShareCode('');
  }

  return (
    <Panel title="Offline e-KYC">
      <Stack gap="3">
        {outcome ? (
          <Banner
            tone={outcome.counts ? 'approve' : 'reject'}
            title={outcome.counts ? 'The document is verified' : 'The document does not count'}
          >
            {outcome.message}
          </Banner>
        ) : null}
        {error === null ? null : <Banner tone="reject" title={error} />}
        <Uploads
          label="e-KYC document"
          helper="The XML, or the ZIP with its share code. The file itself is not kept."
          accept={accept}
          multiple={false}
          placeholder="Drop the file or browse"
          disabled={whyNot !== undefined}
          disabledReason={whyNot}
          error={fault ?? undefined}
          uploads={[]}
          onChoose={choose}
          onCancel={nothing}
          onRetry={nothing}
          onRemove={nothing}
        />
        {file ? <Text as="p">{file.name}</Text> : null}
        {file && /\.zip$/i.test(file.name) ? (
          <TextField
            label="Share code"
            helper="The customer chose it when downloading the file"
            autoComplete="off"
            value={shareCode}
            onChange={setShareCode}
          />
        ) : null}
        <Stack direction="row">
          <Button
            icon={ShieldCheck}
            loading={verifying}
            loadingLabel="Verifying"
            disabledReason={whyNot ?? (file ? undefined : 'Choose a document first')}
            onClick={() => file && onVerify({ file, shareCode })}
          >
            Verify Document
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}

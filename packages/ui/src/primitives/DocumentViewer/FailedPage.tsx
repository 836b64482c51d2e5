import { FileX, RefreshCw } from 'lucide-react';
import { Button } from '../Button';
import { DownloadLink } from '../DownloadLink';
import { Icon } from '../Icon';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { failed, failedMark } from './DocumentViewer.css';

type Props = {
  title: string;
  why?: string | undefined;
  fileName: string;
  downloadUrl: string;
  onRetry: () => void;
};

/** Shown for a document that cannot be displayed: the reason, with Retry and Download. */
export function FailedPage({ title, why, fileName, downloadUrl, onRetry }: Props) {
  return (
    <div className={failed}>
      <Stack gap="2" align="center">
        <span className={failedMark}>
          <Icon icon={FileX} size={20} />
        </span>
        <div role="alert">
          <Text as="p" weight="medium">
            {title} could not be shown
          </Text>
          <Text as="p" tone="tertiary">
            {why ?? 'The file could not be read. Its link works for five minutes.'}
          </Text>
        </div>
        <Stack direction="row" gap="2" paddingTop="1">
          <Button size="sm" icon={RefreshCw} onClick={onRetry}>
            Retry
          </Button>
          <DownloadLink look="button" href={downloadUrl} fileName={fileName}>
            Download instead
          </DownloadLink>
        </Stack>
      </Stack>
    </div>
  );
}

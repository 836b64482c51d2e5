import { type FileLink, fileMessages } from '@lending-desk/domain/files';
import { Eye, EyeOff, FileText } from 'lucide-react';
import { Button, IconButton } from '../../primitives/Button';
import { DownloadLink } from '../../primitives/DownloadLink';
import { Icon } from '../../primitives/Icon';
import type { Reveals } from '../../primitives/Reveal';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { CoveredFile } from './CoveredFile';
import { picture, thumbnail } from './DocsTab.css';

/** What every table of files needs for its links. */
export type Links = {
  /** The links have expired. */
  expired: boolean;
  onOpen: (file: FileLink) => void;
  /** State of the masked files. */
  reveals: Reveals<string>;
};

type Props = Links & {
  file: FileLink | null;
  /** Name of the file, used in the button labels. */
  title: string;
  /** Shows a thumbnail before the buttons. @default false */
  pictured?: boolean | undefined;
};

const whyExpired = 'The link has expired. Get new links first';

/** Thumbnail, open and download of a file, or the reason it is not available. */
export function FileCell({ file, title, expired, pictured = false, onOpen, reveals }: Props) {
  const covered = file?.reveal;
  if (!file) return <Text tone="tertiary">Not given</Text>;
  if (covered !== undefined && file.url === null) {
    return (
      <CoveredFile
        reveal={reveals.of(covered)}
        title={title}
        pictured={pictured}
        onToggle={() => reveals.toggle(covered)}
      />
    );
  }
  if (file.url === null) return <Text tone="tertiary">{fileMessages.fileMissing}</Text>;
  return (
    <Stack direction="row" gap="2">
      {pictured ? (
        <span className={thumbnail}>
          {file.kind === 'image' ? (
            <img className={picture} src={file.url} alt="" loading="lazy" />
          ) : (
            <Icon icon={FileText} size={16} />
          )}
        </span>
      ) : null}
      {file.kind === 'other' ? null : (
        <Button
          size="xs"
          icon={Eye}
          aria-label={`Open ${title}`}
          disabledReason={expired ? whyExpired : undefined}
          onClick={() => onOpen(file)}
        >
          Open
        </Button>
      )}
      {expired ? (
        <Text tone="tertiary">Link expired</Text>
      ) : (
        <DownloadLink href={file.url} fileName={file.fileName} label={`Download ${title}`} />
      )}
      {covered === undefined ? null : (
        <IconButton icon={EyeOff} size="xs" label={`Hide ${title}`} onClick={() => reveals.toggle(covered)} />
      )}
    </Stack>
  );
}

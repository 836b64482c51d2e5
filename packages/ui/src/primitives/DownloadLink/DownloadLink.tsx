import { Download } from 'lucide-react';
import { ButtonLink } from '../Button';
import { Icon } from '../Icon';
import { link } from './DownloadLink.css';

export type DownloadLinkProps = {
  /** The signed address of the file. */
  href: string;
  /** The name the file is saved under. */
  fileName: string;
  /** What is read aloud where the word alone would not say which file. @default the word */
  label?: string | undefined;
  /** Words in a row, or the face of a small button. @default 'link' */
  look?: 'link' | 'button' | undefined;
  /** The word. @default 'Download' */
  children?: string | undefined;
};

/** Saves a file under a name of its own. */
export function DownloadLink(props: DownloadLinkProps) {
  const { href, fileName, label, look = 'link', children = 'Download' } = props;
  const saves = {
    href,
    download: fileName,
    'aria-label': label,
    // Where the browser opens the file instead of saving it, the desk stays where it is.
    target: '_blank',
    rel: 'noreferrer',
  };
  if (look === 'button') {
    return (
      <ButtonLink {...saves} size="sm" icon={Download}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <a {...saves} className={link}>
      <Icon icon={Download} size={14} />
      {children}
    </a>
  );
}

import { Download } from 'lucide-react';
import { ButtonLink } from '../Button';
import { Icon } from '../Icon';
import { link } from './DownloadLink.css';

export type DownloadLinkProps = {
  /** Signed URL of the file. */
  href: string;
  /** Name of the downloaded file. */
  fileName: string;
  /** Accessible name, where the visible text does not say which file. @default the visible text */
  label?: string | undefined;
  /** A text link, or a small button. @default 'link' */
  look?: 'link' | 'button' | undefined;
  /** The text. @default 'Download' */
  children?: string | undefined;
};

/** Downloads a file under a given name. */
export function DownloadLink(props: DownloadLinkProps) {
  const { href, fileName, label, look = 'link', children = 'Download' } = props;
  const saves = {
    href,
    download: fileName,
    'aria-label': label,
    // If the browser opens the file instead of saving it, it does so in a new window.
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

import { initials } from '@lending-desk/domain/signin';
import { Expand } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../primitives/Dialog';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { enlarge, large, noSelfie, opens, selfie, selfieImage } from './ProfileTab.css';

type SelfieProps = {
  name: string;
  /** A signed link; null when there is no selfie. */
  url: string | null;
};

/** The customer's selfie; opens larger in a dialog (CR-035). */
export function Selfie({ name, url }: SelfieProps) {
  const [open, setOpen] = useState(false);
  // Keyed by URL: after a failed link, the next reload of the loan may bring a working one.
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || url === failedUrl) {
    return (
      <div>
        <div className={selfie}>{initials(name)}</div>
        <p className={noSelfie}>
          <Text size="caption" tone="tertiary">
            {url === null ? 'No selfie is stored' : 'The selfie could not be loaded'}
          </Text>
        </p>
      </div>
    );
  }
  return (
    <div>
      <button type="button" className={opens} onClick={() => setOpen(true)}>
        <span className={selfie}>
          <img
            className={selfieImage}
            src={url}
            alt={`Selfie of ${name}`}
            onError={() => setFailedUrl(url)}
          />
        </span>
        <span className={enlarge}>
          <Icon icon={Expand} size={14} />
          Enlarge
        </span>
      </button>
      <Dialog title={`Selfie of ${name}`} open={open} onClose={() => setOpen(false)} width="lg">
        <img className={large} src={url} alt={`Selfie of ${name}, larger`} />
      </Dialog>
    </div>
  );
}

import { initials } from '@lending-desk/domain';
import { Expand } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { enlarge, large, selfie, selfieImage } from './ProfileTab.css';

type SelfieProps = {
  name: string;
  /** A signed link; null when no selfie is stored. */
  url: string | null;
};

/** The customer's selfie, and the same larger in a dialog (CR-035). */
export function Selfie({ name, url }: SelfieProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <div className={selfie}>
        {url ? <img className={selfieImage} src={url} alt={`Selfie of ${name}`} /> : initials(name)}
      </div>
      <div className={enlarge}>
        <Button
          variant="plain"
          size="xs"
          icon={Expand}
          fullWidth
          disabledReason={url ? undefined : 'No selfie is stored'}
          onClick={() => setOpen(true)}
        >
          Enlarge
        </Button>
      </div>
      {url ? (
        <Dialog title={`Selfie of ${name}`} open={open} onOpenChange={setOpen} width="waiver">
          <img className={large} src={url} alt={`Selfie of ${name}, larger`} />
        </Dialog>
      ) : null}
    </div>
  );
}

import { mandateStatusText } from '@lending-desk/domain/mandates';
import { mandateTone } from '@lending-desk/domain/repayment';
import { Landmark, X } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { IconButton } from '../../primitives/Button';
import { Drawer } from '../../primitives/Drawer';
import { Text } from '../../primitives/Text';
import { MandateTab, type MandateTabProps } from '../MandateTab';
import { body, head } from './MandateDrawer.css';

export type MandateDrawerProps = MandateTabProps & {
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** The status of the mandate in the header of a loan; the rest of it is one press away (M48). */
export function MandateDrawer({ open, onOpen, ...shown }: MandateDrawerProps) {
  const { mandate } = shown;
  const status = mandate.state === 'ready' ? mandate.value.status : null;
  const isGone = mandate.state === 'ready' && mandate.value.returnFlag !== null;
  if (mandate.state === 'missing' || (mandate.state === 'ready' && status === null && !isGone))
    return <Badge>No mandate</Badge>;
  return (
    <>
      {isGone ? (
        <Badge tone="reject">Mandate gone</Badge>
      ) : (
        <Badge tone={status === null ? 'reject' : mandateTone(status)}>
          {status === null ? 'Mandate cannot be read' : `Mandate: ${mandateStatusText(status)}`}
        </Badge>
      )}
      <IconButton size="xs" icon={Landmark} label="Mandate" onClick={() => onOpen(true)} />
      <Drawer label="Mandate" side="right" wide open={open} onClose={() => onOpen(false)}>
        <div className={head}>
          <Text as="h2" size="title">
            Mandate
          </Text>
          <IconButton icon={X} label="Close" onClick={() => onOpen(false)} />
        </div>
        <div className={body}>
          <MandateTab {...shown} />
        </div>
      </Drawer>
    </>
  );
}

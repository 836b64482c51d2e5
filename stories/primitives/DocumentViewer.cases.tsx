import { Button } from '@lending-desk/ui/primitives/Button';
import { DocumentViewer, type DocumentViewerProps } from '@lending-desk/ui/primitives/DocumentViewer';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { papers } from '../fixtures/documents';
import { useArg } from '../useArg';

/** An image in the viewer, with the button that opens it. */
export const viewerArgs = {
  open: true,
  onClose: fn(),
  title: 'PAN, front',
  src: papers.pan,
  kind: 'image',
  fileName: 'pan-front.webp',
} as const;

/** Arguments for a PDF of two pages. */
export const pdf = {
  title: 'Rent agreement',
  kind: 'pdf',
  src: papers.rentAgreement,
  fileName: 'rent.pdf',
} as const;

/** The viewer on a page with a button that reopens it. */
export function Opened(props: DocumentViewerProps) {
  const [open, setOpen] = useArg(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>PAN, front</Button>
      <DocumentViewer
        {...props}
        open={open}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

export const viewer = () => within(screen.getByRole('dialog'));
export const tool = (name: string) => viewer().getByRole('button', { name });
/** The area that scrolls and is dragged. */
export const stage = () => viewer().getByRole('group', { name: 'Document' });
/** The viewer's status for screen readers: page, zoom, rotation. */
export const said = () => viewer().getAllByRole('status').at(-1)?.textContent;
export const ready = () => waitFor(() => expect(tool('Zoom in')).not.toHaveAttribute('aria-disabled'));
/** Waits until the PDF page is painted, not only mounted. */
export const sheetDrawn = () =>
  waitFor(() => expect(viewer().getByRole('img')).toHaveAttribute('data-drawn'), { timeout: 15_000 });

import { Button } from '@lending-desk/ui/primitives/Button';
import { DocumentViewer, type DocumentViewerProps } from '@lending-desk/ui/primitives/DocumentViewer';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { papers } from '../fixtures/documents';

/** A picture in the viewer, with the button that opened it. */
export const viewerArgs = {
  open: true,
  onClose: fn(),
  title: 'PAN, front',
  src: papers.pan,
  kind: 'image',
  fileName: 'pan-front.webp',
} as const;

/** What makes a PDF of two pages of it. */
export const pdf = {
  title: 'Rent agreement',
  kind: 'pdf',
  src: papers.rentAgreement,
  fileName: 'rent.pdf',
} as const;

/** The viewer on a page with a button that opens it again. */
export function Opened(props: DocumentViewerProps) {
  const [open, setOpen] = useState(props.open);
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
/** What scrolls and is dragged. */
export const stage = () => viewer().getByRole('group', { name: 'Document' });
/** What the viewer tells who does not see it: the page, the zoom, the turn. */
export const said = () => viewer().getAllByRole('status').at(-1)?.textContent;
export const ready = () => waitFor(() => expect(tool('Zoom in')).not.toHaveAttribute('aria-disabled'));
/** The page of a PDF is painted, not only there. */
export const sheetDrawn = () =>
  waitFor(() => expect(viewer().getByRole('img')).toHaveAttribute('data-drawn'), { timeout: 15_000 });

import { Button } from '@lending-desk/ui/primitives/Button';
import { DocumentViewer, type DocumentViewerProps } from '@lending-desk/ui/primitives/DocumentViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { lockedStatement, papers } from '../fixtures/documents';
import { ready, said, sheetDrawn, tool, viewer, viewerArgs } from './DocumentViewer.cases';

const renewedFrom = (src: string) => `${src}#renewed`;
const statement = { title: 'Bank statement, October', documentId: 'statements/october.pdf' };
const lease = {
  title: 'Rent agreement',
  documentId: 'documents/rent.pdf',
  kind: 'pdf',
  src: papers.rentAgreement,
} as const;
const pan = {
  title: 'PAN, front',
  documentId: 'documents/pan.webp',
  kind: 'image',
  src: papers.pan,
} as const;

type RenewingProps = DocumentViewerProps & {
  /** A working link, if the first one does not work. @default the first one */
  good?: string | undefined;
};

/** The viewer on a page that passes it a renewed link, as the desk does when someone else changed the loan. */
function Renewing({ good, ...props }: RenewingProps) {
  const [open, setOpen] = useState(true);
  const [index, setIndex] = useState(0);
  const [src, setSrc] = useState(props.src);
  const fresh = renewedFrom(good ?? props.src);
  const renew = () => setSrc(fresh);
  useEffect(() => {
    const hand = () => setSrc(fresh);
    window.addEventListener('renewed', hand);
    return () => window.removeEventListener('renewed', hand);
  }, [fresh]);
  const file = index === 0 ? { src } : lease;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open again</Button>
      <DocumentViewer
        {...props}
        {...file}
        open={open}
        onClose={() => setOpen(false)}
        onRetry={renew}
        sequence={{ index, count: 2, onMove: setIndex }}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/Overlays/DocumentViewer',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  component: Renewing,
  args: {
    ...viewerArgs,
    ...statement,
    kind: 'pdf',
    src: lockedStatement.url,
    fileName: 'vindhya-october.pdf',
  },
  render: args => <Renewing {...args} />,
} satisfies Meta<typeof Renewing>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = () => viewer().findByLabelText('Password', undefined, { timeout: 15_000 });
const page = (name: string) => viewer().findByRole('img', { name }, { timeout: 15_000 });
const october = (number: number) => page(`Bank statement, October, page ${number}`);

/** The new link has arrived: the download uses it. */
async function renewLink({ title, src }: { title: string; src: string }) {
  window.dispatchEvent(new Event('renewed'));
  const download = viewer().getByRole('link', { name: `Download ${title}` });
  await waitFor(() => expect(download).toHaveAttribute('href', renewedFrom(src)));
}

export const NewLinkWhileTypingThePassword: Story = {
  parameters: { covers: ['XR-115.h'] },
  play: async ({ args, userEvent, step }) => {
    await step('a new link leaves what is typed as it is', async () => {
      await userEvent.type(await asked(), 'KAVY');
      await renewLink(args);
      await expect(viewer().getByLabelText('Password')).toHaveValue('KAVY');
    });
    await userEvent.keyboard('3214{Enter}');
    await october(1);
  },
};

export const NewLinkWhileReading: Story = {
  parameters: { covers: ['XR-115.h'] },
  play: async ({ args, userEvent, step }) => {
    await step('a new link leaves the page as it is', async () => {
      await userEvent.type(await asked(), `${lockedStatement.password}{Enter}`);
      await october(1);
      await userEvent.keyboard('{PageDown}');
      await october(2);
      await sheetDrawn();
      await renewLink(args);
      await expect(viewer().queryByLabelText('Password')).toBeNull();
      await expect(
        viewer().getByRole('img', { name: 'Bank statement, October, page 2' }),
      ).toBeInTheDocument();
    });
  },
};

export const StaysOpenWhenPagedBackTo: Story = {
  parameters: { covers: ['XR-115.g'] },
  play: async ({ userEvent, step }) => {
    await step('paged back to, it is open, and the password is nowhere in the page', async () => {
      await userEvent.type(await asked(), `${lockedStatement.password}{Enter}`);
      await october(1);
      await userEvent.click(tool('Next document'));
      await page('Rent agreement, page 1');
      await userEvent.click(tool('Previous document'));
      await october(1);
      await expect(document.documentElement.outerHTML).not.toContain(lockedStatement.password);
    });
  },
};

export const ClosedItForgetsThePassword: Story = {
  parameters: { covers: ['XR-115.f'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('closed, it forgets the password', async () => {
      await userEvent.type(await asked(), `${lockedStatement.password}{Enter}`);
      await october(1);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
      await expect(await asked()).toHaveValue('');
    });
  },
};

export const ClosedWhileItIsOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const again = () => userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await asked();
    // Closed at once, and opens as before each time.
    for (const closing of ['{Escape}', '{Escape}', '{Escape}']) {
      await userEvent.keyboard(closing);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await again();
      await userEvent.keyboard(closing);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await again();
      await expect(await asked()).toHaveFocus();
    }
  },
};

export const NewLinkAfterAFailure: Story = {
  args: { src: 'data:application/pdf,', good: lockedStatement.url },
  play: async ({ userEvent }) => {
    await userEvent.click(await viewer().findByRole('button', { name: 'Retry' }, { timeout: 15_000 }));
    await expect(await asked()).toHaveFocus();
  },
};

export const ANewLinkForAPicture: Story = {
  args: pan,
  parameters: { covers: ['XR-115.h'] },
  play: async ({ args, userEvent, step }) => {
    await ready();
    await userEvent.keyboard('0+r');
    await waitFor(() => expect(said()).toBe('125 %, turned right'));
    await step('a new link leaves the picture, its zoom and how it is turned', async () => {
      const picture = viewer().getByRole('img', { name: 'PAN, front' });
      await renewLink(args);
      await waitFor(() => expect(picture).toHaveAttribute('src', renewedFrom(args.src)));
      await expect(said()).toBe('125 %, turned right');
    });
  },
};

export const ANewLinkForAPictureThatFailed: Story = {
  args: { ...pan, src: 'data:image/png,', good: papers.pan },
  parameters: { covers: ['XR-115.k'] },
  play: async ({ userEvent, step }) => {
    await step('a picture that could not be shown is tried again with the fresh link', async () => {
      await userEvent.click(await viewer().findByRole('button', { name: 'Retry' }, { timeout: 15_000 }));
      await ready();
      await expect(viewer().getByRole('img', { name: 'PAN, front' })).toBeVisible();
    });
  },
};

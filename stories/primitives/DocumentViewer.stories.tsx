import { DocumentViewer } from '@lending-desk/ui/primitives/DocumentViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { papers } from '../fixtures/documents';
import { Opened, pdf, ready, sheetDrawn, stage, tool, viewer, viewerArgs } from './DocumentViewer.cases';

const meta = {
  title: 'Primitives/Overlays/DocumentViewer',
  component: DocumentViewer,
  args: viewerArgs,
  render: args => <Opened {...args} />,
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  args: { sequence: { index: 0, count: 1, onMove: fn() } },
  parameters: { states: ['ready'], covers: ['XR-115.a'] },
  play: async ({ step }) => {
    await ready();
    await step('a document alone has no place among others', async () => {
      await expect(viewer().queryByText('1 of 1')).toBeNull();
      await expect(viewer().queryByRole('button', { name: 'Next document' })).toBeNull();
    });
    const shown = viewer().getByRole('img', { name: 'PAN, front' }).getBoundingClientRect();
    const area = stage().getBoundingClientRect();
    // The whole image is visible.
    await expect(shown.width).toBeLessThanOrEqual(area.width);
    await expect(shown.height).toBeLessThanOrEqual(area.height);
    await expect(tool('Fit to window')).toHaveAttribute('aria-pressed', 'true');
    await expect(viewer().getByRole('link', { name: 'Download PAN, front' })).toHaveAttribute(
      'download',
      'pan-front.webp',
    );
  },
};

export const EscReturnsTheFocus: Story = {
  args: { open: false },
  parameters: { covers: ['XR-039.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the focus returns', async () => {
      const opener = canvas.getByRole('button', { name: 'PAN, front' });
      await userEvent.click(opener);
      await ready();
      // Focus is on the document itself: arrow keys scroll it, and no tooltip consumes Esc.
      await expect(stage()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

const onMove = fn();

export const OneOfSeveral: Story = {
  args: { sequence: { index: 0, count: 3, onMove } },
  play: async ({ userEvent }) => {
    await ready();
    await expect(viewer().getByText('1 of 3')).toBeVisible();
    await expect(tool('Previous document')).toHaveAccessibleDescription('This is the first document');
    await userEvent.keyboard('[[');
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.click(tool('Next document'));
    await userEvent.keyboard(']');
    await expect(onMove.mock.calls).toEqual([[1], [1]]);
  },
};

export const TheLastOfSeveral: Story = {
  args: { sequence: { index: 2, count: 3, onMove: fn() } },
  parameters: { covers: ['XR-115.a'] },
  play: async ({ args, userEvent, step }) => {
    await step('the last document leads nowhere further', async () => {
      await ready();
      await expect(tool('Next document')).toHaveAccessibleDescription('This is the last document');
      await userEvent.keyboard(']');
      await expect(args.sequence?.onMove).not.toHaveBeenCalled();
      await userEvent.keyboard('[[');
      await expect(args.sequence?.onMove).toHaveBeenCalledOnce();
      await expect(args.sequence?.onMove).toHaveBeenCalledWith(1);
    });
  },
};

export const Loading: Story = {
  args: pdf,
  beforeEach: () => {
    const reading = spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    return () => reading.mockRestore();
  },
  parameters: { states: ['loading'] },
  play: async () => {
    await expect(await viewer().findByText('Loading Rent agreement')).toBeInTheDocument();
    // A paper of a customer does not stay in the browser.
    await expect(globalThis.fetch).toHaveBeenCalledWith(
      pdf.src,
      expect.objectContaining({ cache: 'no-store' }),
    );
    await expect(tool('Zoom in')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FailedPicture: Story = {
  args: { src: papers.notThere },
  parameters: { states: ['error'] },
  play: async () => {
    const alert = await viewer().findByRole('alert');
    await expect(alert).toHaveTextContent('PAN, front could not be shown');
    await expect(viewer().getByRole('link', { name: 'Download instead' })).toBeVisible();
  },
};

export const RefusedPdf: Story = {
  args: pdf,
  beforeEach: () => {
    const reading = spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      new Response('Expired', { status: 403 }),
    );
    return () => reading.mockRestore();
  },
  parameters: { covers: ['XR-115.l'] },
  play: async ({ userEvent, step }) => {
    await step('a link that is over is said to be, and not that the file is damaged', async () => {
      const alert = await viewer().findByRole('alert');
      await expect(alert).toHaveTextContent('Its link works for five minutes.');
      await expect(viewer().getByRole('link', { name: 'Download instead' })).toHaveAttribute('href', pdf.src);
    });
    await step('Retry reads it again', async () => {
      await userEvent.click(tool('Retry'));
      await sheetDrawn();
    });
  },
};

export const RetryAsksForAFreshLink: Story = {
  args: { src: papers.notThere, onRetry: fn() },
  parameters: { covers: ['XR-115.k'] },
  play: async ({ args, userEvent, step }) => {
    await step('it is tried again with a fresh link', async () => {
      await userEvent.click(await viewer().findByRole('button', { name: 'Retry' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const DamagedPdf: Story = {
  args: { ...pdf, src: papers.damagedPdf },
  parameters: { states: ['error'] },
  play: async () => {
    await expect(await viewer().findByText(/damaged/, undefined, { timeout: 15_000 })).toBeVisible();
    await expect(tool('Retry')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Address proof, back: Leave and licence agreement of Venkata Subrahmanya Chakravarthulapudi, 2026',
    sequence: { index: 4, count: 12, onMove: fn() },
  },
  globals: { viewport: { value: 'tablet' } },
  parameters: { states: ['longest'] },
  play: async () => {
    await ready();
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Pdf: Story = { args: pdf, play: sheetDrawn };

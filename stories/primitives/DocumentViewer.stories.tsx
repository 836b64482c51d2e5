import { Button } from '@lending-desk/ui/primitives/Button';
import { DocumentViewer } from '@lending-desk/ui/primitives/DocumentViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { aLockedPdf, aPdf, aScan, papers } from '../fixtures/documents';

const meta = {
  title: 'Primitives/DocumentViewer',
  component: DocumentViewer,
  args: {
    open: true,
    onClose: fn(),
    title: 'PAN, front',
    src: papers.pan,
    kind: 'image',
    fileName: 'pan-front.webp',
  },
  render: args => {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>PAN, front</Button>
        <DocumentViewer
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewer = () => within(screen.getByRole('dialog'));
const tool = (name: string) => viewer().getByRole('button', { name });
const stage = () => viewer().getByRole('group', { name: 'Document' });
const said = () => viewer().getAllByRole('status').at(-1)?.textContent;
const ready = () => waitFor(() => expect(tool('Zoom in')).toBeEnabled());
const sheetDrawn = () =>
  waitFor(() => expect(viewer().getByRole('img')).toHaveAttribute('data-drawn'), { timeout: 15_000 });

export const Picture: Story = {
  play: async () => {
    await ready();
    const shown = viewer().getByRole('img', { name: 'PAN, front' }).getBoundingClientRect();
    const area = stage().getBoundingClientRect();
    // Seen whole.
    await expect(shown.width).toBeLessThanOrEqual(area.width);
    await expect(shown.height).toBeLessThanOrEqual(area.height);
    await expect(tool('Fit to window')).toHaveAttribute('aria-pressed', 'true');
    await expect(viewer().getByRole('link', { name: 'Download PAN, front' })).toHaveAttribute(
      'download',
      'pan-front.webp',
    );
  },
};

export const ZoomedByButtons: Story = {
  play: async ({ userEvent }) => {
    await ready();
    const image = viewer().getByRole('img', { name: 'PAN, front' });
    await userEvent.click(tool('100 %'));
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(856));
    await userEvent.click(tool('Zoom in'));
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(1070));
    await expect(said()).toContain('125 %');
    await userEvent.click(tool('Zoom out'));
    await userEvent.click(tool('Zoom out'));
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(642));
    await userEvent.click(tool('Fit to window'));
    await waitFor(() => expect(tool('Fit to window')).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const ZoomedByKeys: Story = {
  play: async ({ userEvent }) => {
    await ready();
    const image = viewer().getByRole('img', { name: 'PAN, front' });
    const width = () => image.getBoundingClientRect().width;
    await userEvent.keyboard('0');
    await waitFor(() => expect(width()).toBe(856));
    await userEvent.keyboard('+');
    await waitFor(() => expect(width()).toBe(1070));
    await userEvent.keyboard('-');
    await waitFor(() => expect(width()).toBe(856));
    await userEvent.keyboard('f');
    await waitFor(() => expect(tool('Fit to window')).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const ZoomedByTheWheelAtThePointer: Story = {
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.keyboard('0');
    const image = viewer().getByRole('img', { name: 'PAN, front' });
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(856));
    const before = image.getBoundingClientRect();
    const at = { clientX: before.left + 214, clientY: before.top + 135 };
    await fireEvent.wheel(stage(), { ...at, deltaY: -600, ctrlKey: true });
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThan(4000));
    const after = image.getBoundingClientRect();
    // A quarter from the left is still a quarter from the left.
    await expect((at.clientX - after.left) / after.width).toBeCloseTo(0.25, 2);
    await expect((at.clientY - after.top) / after.height).toBeCloseTo(0.25, 2);
    await fireEvent.wheel(stage(), { ...at, deltaY: 40 });
    await expect(image.getBoundingClientRect().width).toBe(after.width);
  },
};

export const MovedByDragging: Story = {
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.keyboard('0+++++');
    const image = viewer().getByRole('img', { name: 'PAN, front' });
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(856 * 4));
    const left = stage().scrollLeft;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: stage(), coords: { clientX: 400, clientY: 300 } },
      { target: stage(), coords: { clientX: 340, clientY: 280 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(stage().scrollLeft).toBe(left + 60);
  },
};

export const PinchedWithTwoFingers: Story = {
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.keyboard('0');
    const image = viewer().getByRole('img', { name: 'PAN, front' });
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(856));
    const area = stage().getBoundingClientRect();
    const finger = (name: string) => ({ pointerName: name, target: stage() });
    const at = (x: number) => ({ clientX: area.left + x, clientY: area.top + 200 });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: stage(), coords: at(300) },
      { keys: '[TouchB>]', target: stage(), coords: at(400) },
      { ...finger('TouchB'), coords: at(450) },
      { keys: '[/TouchA]' },
      { keys: '[/TouchB]' },
    ]);
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(856 * 1.5));
  },
};

export const Turned: Story = {
  play: async ({ userEvent }) => {
    await ready();
    const image = viewer().getByRole('img', { name: 'PAN, front' });
    const ratio = () => {
      const { width, height } = image.getBoundingClientRect();
      return width / height;
    };
    await expect(ratio()).toBeGreaterThan(1);
    await userEvent.click(tool('Turn right'));
    await waitFor(() => expect(ratio()).toBeLessThan(1));
    await expect(said()).toContain('turned right');
    await userEvent.keyboard('r');
    await waitFor(() => expect(said()).toContain('upside down'));
    await userEvent.keyboard('{Shift>}R{/Shift}{Shift>}R{/Shift}{Shift>}R{/Shift}');
    await waitFor(() => expect(said()).toContain('turned left'));
  },
};

export const EscReturnsTheFocus: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'PAN, front' });
    await userEvent.click(opener);
    await ready();
    // On the document itself: arrows move it, no tooltip is in the way of Esc.
    await expect(stage()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const onMove = fn();
export const OneOfSeveral: Story = {
  args: { sequence: { index: 0, count: 3, onMove } },
  play: async ({ userEvent }) => {
    await ready();
    await expect(viewer().getByText('1 of 3')).toBeVisible();
    await expect(tool('Previous document')).toBeDisabled();
    await userEvent.keyboard('[[');
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.click(tool('Next document'));
    await userEvent.keyboard(']');
    await expect(onMove.mock.calls).toEqual([[1], [1]]);
  },
};

const pdf = {
  title: 'Rent agreement',
  kind: 'pdf',
  src: papers.rentAgreement,
  fileName: 'rent.pdf',
} as const;

export const PdfPages: Story = {
  args: pdf,
  play: async ({ userEvent }) => {
    await sheetDrawn();
    await expect(viewer().getByRole('img', { name: 'Rent agreement, page 1' })).toBeVisible();
    await expect(await viewer().findByText(/RENT AGREEMENT \(SPECIMEN/)).toBeInTheDocument();
    await expect(tool('Previous page')).toBeDisabled();
    await userEvent.click(tool('Next page'));
    await viewer().findByRole('img', { name: 'Rent agreement, page 2' });
    await expect(said()).toContain('Page 2 of 2');
    await userEvent.keyboard('{PageUp}');
    await viewer().findByRole('img', { name: 'Rent agreement, page 1' });
  },
};

export const PdfZoomedAndTurned: Story = {
  args: pdf,
  play: async ({ userEvent }) => {
    await sheetDrawn();
    const sheet = () => viewer().getByRole<HTMLCanvasElement>('img', { name: 'Rent agreement, page 1' });
    await userEvent.keyboard('0');
    // 595 points are 793 pixels.
    await waitFor(() => expect(Math.round(sheet().getBoundingClientRect().width)).toBe(793));
    await waitFor(() => expect(Math.round(sheet().width / window.devicePixelRatio)).toBe(793));
    await userEvent.keyboard('r');
    await waitFor(() => expect(Math.round(sheet().getBoundingClientRect().width)).toBe(1123));
    await waitFor(() => expect(sheet().width).toBeGreaterThan(sheet().height));
  },
};

export const PdfOnePage: Story = {
  args: { ...pdf, src: aPdf(['SALARY SLIP (SPECIMEN)', 'October 2026']) },
  play: async () => {
    await sheetDrawn();
    await expect(viewer().queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};

/** How light the middle of the left and of the right half of the page is, 0 to 255. */
function halves(): readonly (number | undefined)[] {
  const sheet = viewer().getByRole<HTMLCanvasElement>('img');
  const colours = sheet.getContext('2d');
  return [0.25, 0.75].map(
    across => colours?.getImageData(sheet.width * across, sheet.height / 2, 1, 1).data[0],
  );
}

export const ScanInJbig2: Story = {
  args: { ...pdf, src: aScan() },
  play: async () => {
    await sheetDrawn();
    // A page whose picture cannot be unpacked is white on both sides.
    await expect(halves()).toEqual([255, 0]);
  },
};

export const Loading: Story = {
  args: pdf,
  beforeEach: () => {
    const reading = spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    return () => reading.mockRestore();
  },
  play: async () => {
    await expect(await viewer().findByText('Loading Rent agreement')).toBeInTheDocument();
    await expect(tool('Zoom in')).toBeDisabled();
  },
};

export const FailedPicture: Story = {
  args: { src: papers.notThere },
  play: async () => {
    const alert = await viewer().findByRole('alert');
    await expect(alert).toHaveTextContent('PAN, front could not be shown');
    await expect(viewer().getByRole('link', { name: 'Download instead' })).toBeVisible();
  },
};

export const RetryAsksForAFreshLink: Story = {
  args: { src: papers.notThere, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await viewer().findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const DamagedPdf: Story = {
  args: { ...pdf, src: papers.damagedPdf },
  play: async () => {
    await expect(await viewer().findByText(/damaged/, undefined, { timeout: 15_000 })).toBeVisible();
    await expect(tool('Retry')).toBeVisible();
  },
};

export const LockedPdf: Story = {
  args: { ...pdf, src: aLockedPdf() },
  play: async () => {
    const alert = await viewer().findByRole('alert', undefined, { timeout: 15_000 });
    await expect(alert).toHaveTextContent('The PDF is protected with a password.');
    await expect(viewer().getByRole('link', { name: 'Download instead' })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Address proof, back: Leave and licence agreement of Venkata Subrahmanya Chakravarthulapudi, 2026',
    sequence: { index: 4, count: 12, onMove: fn() },
  },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await ready();
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await ready();
    await expect(viewer().getByRole('img', { name: 'PAN, front' })).toBeVisible();
  },
};
export const DarkPdf: Story = { args: pdf, globals: { theme: 'dark' }, play: sheetDrawn };

import { Button } from '@lending-desk/ui/primitives/Button';
import { DocumentViewer } from '@lending-desk/ui/primitives/DocumentViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { aPdf, aScan, lockedStatement, papers } from '../fixtures/documents';

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
  parameters: { states: ['ready'] },
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
  parameters: { states: ['loading'] },
  play: async () => {
    await expect(await viewer().findByText('Loading Rent agreement')).toBeInTheDocument();
    await expect(tool('Zoom in')).toBeDisabled();
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

export const RetryAsksForAFreshLink: Story = {
  args: { src: papers.notThere, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await viewer().findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
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

const locked = {
  ...pdf,
  title: 'Bank statement, October',
  src: lockedStatement.url,
  fileName: 'vindhya-october.pdf',
};
const asked = () => viewer().findByLabelText('Password', undefined, { timeout: 15_000 });
const field = () => viewer().getByLabelText('Password');
const firstPage = () =>
  viewer().findByRole('img', { name: 'Bank statement, October, page 1' }, { timeout: 15_000 });

export const LockedPdf: Story = {
  args: locked,
  play: async ({ step }) => {
    await asked();
    await expect(viewer().getByText('This PDF is protected with a password')).toBeVisible();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('type', 'password');
    await expect(field()).toHaveAttribute('autocomplete', 'off');
    await expect(viewer().queryByRole('button', { name: 'Use the stored password' })).toBeNull();
    await step('what needs a page waits, the download does not', async () => {
      await expect(tool('Zoom in')).toBeDisabled();
      await expect(viewer().getByRole('link', { name: 'Download Bank statement, October' })).toHaveAttribute(
        'download',
        'vindhya-october.pdf',
      );
    });
  },
};

export const OpenedWithThePassword: Story = {
  args: locked,
  play: async ({ userEvent, step }) => {
    await userEvent.type(await asked(), `${lockedStatement.password}{Enter}`);
    await firstPage();
    await sheetDrawn();
    await expect(await viewer().findByText(/Bank of Vindhya/)).toBeInTheDocument();
    await expect(viewer().queryByLabelText('Password')).toBeNull();
    await step('the keys are those of every document', async () => {
      await waitFor(() => expect(stage()).toHaveFocus());
      await userEvent.keyboard('{PageDown}');
      await viewer().findByRole('img', { name: 'Bank statement, October, page 2' });
      await expect(said()).toContain('Page 2 of 2');
    });
    await step('the password is nowhere', async () => {
      await expect(document.documentElement.outerHTML).not.toContain(lockedStatement.password);
      const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
      await expect(kept).not.toContain(lockedStatement.password);
    });
  },
};

export const WrongPassword: Story = {
  args: locked,
  play: async ({ userEvent, step }) => {
    await userEvent.type(await asked(), 'kavy3214');
    await userEvent.click(tool('Open'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This password does not open the file'));
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(field()).toHaveValue('kavy3214');
    await expect(field()).toHaveFocus();
    await expect(
      viewer()
        .getAllByRole('status')
        .map(one => one.textContent),
    ).toContain('This password does not open the file');
    await step('gone as soon as it is mended', async () => {
      await userEvent.clear(field());
      await expect(field()).not.toHaveAttribute('aria-invalid');
    });
    await step('the right one opens it after all', async () => {
      await userEvent.type(field(), `${lockedStatement.password}{Enter}`);
      await firstPage();
    });
  },
};

export const NoPasswordTyped: Story = {
  args: locked,
  play: async ({ userEvent }) => {
    await asked();
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveAccessibleDescription('Enter the password');
    await expect(field()).toHaveFocus();
  },
};

export const LettersOfAPasswordAreNoKeys: Story = {
  args: { ...locked, sequence: { index: 0, count: 3, onMove: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await asked(), 'fr0+-]');
    await expect(field()).toHaveValue('fr0+-]');
    await expect(args.sequence?.onMove).not.toHaveBeenCalled();
  },
};

export const EscLeavesALockedPdf: Story = {
  args: { ...locked, open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'PAN, front' });
    await userEvent.click(opener);
    await userEvent.type(await asked(), 'KAVY');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await step('what was typed is gone', async () => {
      await userEvent.click(opener);
      await expect(await asked()).toHaveValue('');
    });
  },
};

export const StoredPassword: Story = {
  args: { ...locked, storedPassword: fn(async (): Promise<string | null> => lockedStatement.password) },
  play: async ({ args, userEvent }) => {
    await asked();
    await expect(args.storedPassword).not.toHaveBeenCalled();
    await userEvent.click(tool('Use the stored password'));
    await firstPage();
    await expect(args.storedPassword).toHaveBeenCalledOnce();
    await waitFor(() => expect(stage()).toHaveFocus());
  },
};

export const StoredPasswordOnItsWay: Story = {
  args: { ...locked, storedPassword: fn((): Promise<string | null> => new Promise(() => {})) },
  play: async ({ args, userEvent }) => {
    await asked();
    await userEvent.click(tool('Use the stored password'));
    await userEvent.click(tool('Use the stored password'));
    await expect(tool('Use the stored password')).toHaveAttribute('aria-busy', 'true');
    await expect(args.storedPassword).toHaveBeenCalledOnce();
  },
};

export const StoredPasswordDoesNotFit: Story = {
  args: { ...locked, storedPassword: fn(async (): Promise<string | null> => 'HEMA7711') },
  play: async ({ userEvent }) => {
    await userEvent.type(await asked(), 'KAVY');
    await userEvent.click(tool('Use the stored password'));
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('The stored password does not open the file'),
    );
    await expect(field()).toHaveValue('KAVY');
    await expect(field()).toHaveFocus();
  },
};

export const StoredPasswordRefused: Story = {
  args: {
    ...locked,
    storedPassword: fn(async (): Promise<string | null> => {
      throw new Error('Cannot access loan not assigned to you');
    }),
  },
  play: async ({ args, userEvent, step }) => {
    await asked();
    await userEvent.click(tool('Use the stored password'));
    await expect(await viewer().findByRole('alert')).toHaveTextContent(
      'Cannot access loan not assigned to you',
    );
    await step('it can be asked for again, or typed', async () => {
      await userEvent.click(tool('Use the stored password'));
      await expect(args.storedPassword).toHaveBeenCalledTimes(2);
      await userEvent.type(field(), `${lockedStatement.password}{Enter}`);
      await firstPage();
    });
  },
};

export const NoStoredPasswordAfterAll: Story = {
  args: { ...locked, storedPassword: fn(async (): Promise<string | null> => null) },
  play: async ({ userEvent }) => {
    await asked();
    await userEvent.click(tool('Use the stored password'));
    await expect(await viewer().findByRole('alert')).toHaveTextContent('No password is stored for this file');
  },
};

export const DarkLockedPdf: Story = {
  args: { ...locked, storedPassword: fn(async (): Promise<string | null> => 'HEMA7711') },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.type(await asked(), 'KAVY{Enter}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const LockedPdfOnATablet: Story = {
  args: { ...locked, title: 'Bank statement 5d1c9a30-7e64-4f0b-9d55-1b8a20c7e471' },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await asked();
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
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

export const Dark: Story = { ...Picture, globals: { theme: 'dark' } };
export const DarkPdf: Story = { args: pdf, globals: { theme: 'dark' }, play: sheetDrawn };

export const LoadingInDark: Story = { ...Loading, globals: { theme: 'dark' } };
export const FailedPictureInDark: Story = { ...FailedPicture, globals: { theme: 'dark' } };
export const LongTitleInDark: Story = {
  ...LongTitle,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};

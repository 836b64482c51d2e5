import { DocumentViewer } from '@lending-desk/ui/primitives/DocumentViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import {
  Opened,
  pdf,
  ready,
  said,
  sheetDrawn,
  stage,
  tool,
  viewer,
  viewerArgs,
} from './DocumentViewer.cases';

const meta = {
  title: 'Primitives/Overlays/DocumentViewer',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  component: DocumentViewer,
  args: viewerArgs,
  render: args => <Opened {...args} />,
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => viewer().getByRole('img', { name: 'PAN, front' });
const width = () => picture().getBoundingClientRect().width;

export const ZoomedByButtons: Story = {
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(tool('100 %'));
    await waitFor(() => expect(width()).toBe(856));
    await userEvent.click(tool('Zoom in'));
    await waitFor(() => expect(width()).toBe(1070));
    await expect(said()).toContain('125 %');
    await userEvent.click(tool('Zoom out'));
    await userEvent.click(tool('Zoom out'));
    await waitFor(() => expect(width()).toBe(642));
    await userEvent.click(tool('Fit to window'));
    await waitFor(() => expect(tool('Fit to window')).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const ZoomedByKeys: Story = {
  parameters: { covers: ['XR-039.b'] },
  play: async ({ userEvent, step }) => {
    await step('keys zoom in, out and to the window', async () => {
      await ready();
      await userEvent.keyboard('0');
      await waitFor(() => expect(width()).toBe(856));
      await userEvent.keyboard('+');
      await waitFor(() => expect(width()).toBe(1070));
      await userEvent.keyboard('-');
      await waitFor(() => expect(width()).toBe(856));
      await userEvent.keyboard('f');
      await waitFor(() => expect(tool('Fit to window')).toHaveAttribute('aria-pressed', 'true'));
    });
  },
};

export const ZoomedByTheWheelAtThePointer: Story = {
  parameters: { covers: ['XR-115.b'] },
  play: async ({ userEvent, step }) => {
    await step('the wheel with Ctrl zooms at the pointer, without it the document scrolls', async () => {
      await ready();
      await userEvent.keyboard('0');
      await waitFor(() => expect(width()).toBe(856));
      const before = picture().getBoundingClientRect();
      const at = { clientX: before.left + 214, clientY: before.top + 135 };
      await expect(await fireEvent.wheel(stage(), { ...at, deltaY: -600, ctrlKey: true })).toBe(false);
      await waitFor(() => expect(width()).toBeGreaterThan(4000));
      const after = picture().getBoundingClientRect();
      // A quarter from the left is still a quarter from the left.
      await expect((at.clientX - after.left) / after.width).toBeCloseTo(0.25, 2);
      await expect((at.clientY - after.top) / after.height).toBeCloseTo(0.25, 2);
      // Without Ctrl the wheel is left to the browser, which scrolls.
      await expect(await fireEvent.wheel(stage(), { ...at, deltaY: 40 })).toBe(true);
      await expect(width()).toBe(after.width);
    });
  },
};

export const MovedByDragging: Story = {
  parameters: { covers: ['XR-115.c'] },
  play: async ({ userEvent, step }) => {
    await step('it is moved by dragging with the first button alone', async () => {
      await ready();
      await userEvent.keyboard('0+++++');
      await waitFor(() => expect(width()).toBe(856 * 4));
      const left = stage().scrollLeft;
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: stage(), coords: { clientX: 400, clientY: 300 } },
        { target: stage(), coords: { clientX: 340, clientY: 280 } },
        // A drag may leave what it moves.
        { target: screen.getByRole('toolbar'), coords: { clientX: 300, clientY: 20 } },
        { keys: '[/MouseLeft]' },
      ]);
      await expect(stage().scrollLeft).toBe(left + 100);
      // The others open the browser's menu, and scroll.
      for (const button of ['MouseRight', 'MouseMiddle']) {
        await userEvent.pointer([
          { keys: `[${button}>]`, target: stage(), coords: { clientX: 400, clientY: 300 } },
          { target: stage(), coords: { clientX: 340, clientY: 280 } },
          { keys: `[/${button}]` },
        ]);
        await expect(stage().scrollLeft).toBe(left + 100);
      }
    });
  },
};

export const PinchedWithTwoFingers: Story = {
  parameters: { covers: ['XR-115.m'] },
  play: async ({ userEvent, step }) => {
    await step('two fingers apart make it larger', async () => {
      await ready();
      await userEvent.keyboard('0');
      await waitFor(() => expect(width()).toBe(856));
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
      await waitFor(() => expect(width()).toBe(856 * 1.5));
    });
  },
};

export const Turned: Story = {
  parameters: { covers: ['XR-115.d'] },
  play: async ({ userEvent, step }) => {
    await step('it turns both ways, and says how it stands', async () => {
      await ready();
      const ratio = () => {
        const { width, height } = picture().getBoundingClientRect();
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
    });
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

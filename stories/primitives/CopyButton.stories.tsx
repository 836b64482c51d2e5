import { CopyButton } from '@lending-desk/ui/primitives/CopyButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

const write = () => spyOn(navigator.clipboard, 'writeText');

const meta = {
  title: 'Primitives/Actions/CopyButton',
  component: CopyButton,
  args: { value: '4821937', label: 'loan id' },
  beforeEach: () => {
    const spy = write().mockResolvedValue();
    return () => spy.mockRestore();
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Copy loan id' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const Copying: Story = {
  args: { restMs: 300 },
  parameters: { covers: ['XR-125.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it is announced, and no longer after a while', async () => {
      const button = canvas.getByRole('button', { name: 'Copy loan id' });
      const clipboard = write().mockResolvedValue();
      await userEvent.click(button);
      await expect(clipboard).toHaveBeenCalledWith('4821937');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied loan id'));
      await expect(button).toHaveAttribute('data-state', 'copied');
      await waitFor(() => expect(button).toHaveAttribute('data-state', 'rest'));
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

export const Refused: Story = {
  args: { restMs: 60_000 },
  parameters: { covers: ['XR-125.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the refusal is said', async () => {
      write().mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
      await userEvent.click(canvas.getByRole('button', { name: 'Copy loan id' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy loan id'));
    });
  },
};

export const Copied: Story = {
  args: { restMs: 60_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy loan id' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied loan id'));
  },
};

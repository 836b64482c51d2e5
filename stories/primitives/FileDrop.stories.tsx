import { FileDrop, type FileDropProps } from '@lending-desk/ui/primitives/FileDrop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: FileDropProps) {
  return <FileDrop {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: { label: 'Front photo', value: null, accept: 'image/*,application/pdf', onChange: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 240 })],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = new File([new Uint8Array(411_800)], 'voter-front.jpg', { type: 'image/jpeg' });
const sheet = new File(['loan_id'], 'nach.csv', { type: 'text/csv' });

function drag(type: 'dragover' | 'drop', file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
}

export const Rest: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Drop or browse')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Front photo')).toHaveFocus();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Front photo');
    await userEvent.upload(input, photo);
    await expect(args.onChange).toHaveBeenLastCalledWith(photo);
    await expect(canvas.getByText('voter-front.jpg')).toBeVisible();
    await expect(canvas.getByText('412 KB')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('voter-front.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove voter-front.jpg' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const place = canvas.getByText('Drop or browse');
    await fireEvent(place, drag('dragover', photo));
    await expect(place.closest('[data-over="true"]')).not.toBeNull();
    await fireEvent(place, drag('drop', photo));
    await expect(args.onChange).toHaveBeenLastCalledWith(photo);
    await expect(canvas.queryByText('Drop or browse')).toBeNull();
  },
};

export const DroppedOfAnotherKind: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent(canvas.getByText('Drop or browse'), drag('drop', sheet));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Front photo')).toHaveAccessibleDescription(
      'This kind of file cannot be used',
    );
  },
};

export const OnItsWay: Story = {
  args: { label: 'Bank statement', value: { name: 'statement-oct-2026.pdf', size: 1_420_000 }, progress: 64 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading statement-oct-2026.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.getByText('1.4 MB')).toBeVisible();
  },
};

export const WithAnError: Story = {
  args: { error: 'Please select a file!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Front photo')).toHaveAccessibleDescription('Please select a file!');
  },
};

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'Choose the kind of proof first' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Front photo')).toBeDisabled();
    await fireEvent(canvas.getByText('Drop or browse'), drag('drop', photo));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = { args: { value: { name: 'pan.png', size: 88_000 }, readOnly: true } };

export const LongText: Story = {
  args: {
    value: { name: 'statement-of-account-savings-october-2026-password-protected.pdf', size: 2_400_000 },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByText(/statement-of-account/).parentElement;
    await expect(box && box.scrollWidth <= box.clientWidth).toBe(true);
  },
};

export const Dark: Story = {
  args: { value: { name: 'voter-front.jpg', size: 411_800 } },
  globals: { theme: 'dark' },
};

import { Segmented, type SegmentedProps } from '@lending-desk/ui/primitives/Segmented';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CirclePause, CircleX } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

type Status = 'APPROVED' | 'HOLD' | 'REJECTED' | 'INACTIVE';

function Held(props: SegmentedProps<Status>) {
  return <Segmented {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/Segmented',
  component: Segmented<Status>,
  args: {
    label: 'Case status',
    value: null,
    onChange: fn(),
    onBlur: fn(),
    options: [
      { value: 'APPROVED', label: 'Approved', icon: CircleCheck, tone: 'approve' },
      { value: 'HOLD', label: 'Hold', icon: CirclePause, tone: 'flag' },
      { value: 'REJECTED', label: 'Rejected', icon: CircleX, tone: 'reject' },
      { value: 'INACTIVE', label: 'Inactive' },
    ],
  },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 400 })],
} satisfies Meta<typeof Segmented<Status>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Case status' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};

export const Filled: Story = {
  args: { value: 'APPROVED' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await userEvent.click(canvas.getByText('Rejected'));
    await expect(args.onChange).toHaveBeenLastCalledWith('REJECTED');
  },
};

export const ArrowsMoveTheChoice: Story = {
  args: { value: 'APPROVED' },
  parameters: { covers: ['XR-129.a'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the arrows move the choice and the focus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Approved' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Hold' })).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('HOLD');
      await expect(args.onBlur).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
  },
};

export const OptionRefusedWithReason: Story = {
  args: {
    value: 'HOLD',
    options: [
      {
        value: 'APPROVED',
        label: 'Approved',
        tone: 'approve',
        disabled: true,
        disabledReason: 'The PD feedback is not complete',
      },
      { value: 'HOLD', label: 'Hold', tone: 'flag' },
    ],
  },
  parameters: { covers: ['XR-129.b'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a choice that is refused says why, by its name, and is not taken', async () => {
      await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeDisabled();
      await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
        'Approved: The PD feedback is not complete',
      );
      await userEvent.click(canvas.getByText('Approved'));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const Changed: Story = {
  args: { value: 'HOLD', changedFrom: 'Approved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Was Approved');
  },
};

export const WithAnError: Story = {
  args: { error: 'Select the case status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Select the case status');
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A reason of several options is said once, without labels where it is that of all. */
export const OneReasonForAll: Story = {
  args: {
    options: [
      { value: 'APPROVED', label: 'Approved', disabled: true, disabledReason: 'Only its underwriter can' },
      { value: 'REJECTED', label: 'Rejected', disabled: true, disabledReason: 'Only its underwriter can' },
    ],
  },
  parameters: { covers: ['XR-129.b'] },
  play: async ({ canvas, step }) => {
    await step('a reason of all is said once, without their labels', async () => {
      await expect(canvas.getByText('Only its underwriter can')).toBeVisible();
      await expect(canvas.queryByText(/Approved: /)).toBeNull();
    });
  },
};

/** Options that share a reason are named before it. */
export const AReasonForTwo: Story = {
  args: {
    options: [
      { value: 'APPROVED', label: 'Approved', disabled: true, disabledReason: 'Only its underwriter can' },
      { value: 'REJECTED', label: 'Rejected', disabled: true, disabledReason: 'Only its underwriter can' },
      { value: 'HOLD', label: 'On hold', disabled: true, disabledReason: 'It was disbursed' },
      { value: 'INACTIVE', label: 'Inactive' },
    ],
  },
  parameters: { covers: ['XR-129.b'] },
  play: async ({ canvas, step }) => {
    await step('a shared reason is said once', async () => {
      await expect(
        canvas.getByText('Approved, Rejected: Only its underwriter can. On hold: It was disbursed'),
      ).toBeVisible();
    });
  },
};

export const DisabledWithReason: Story = {
  args: { value: 'APPROVED', disabled: true, disabledReason: 'The loan is disbursed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: 'APPROVED', readOnly: true },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InTheRail: Story = { args: { value: 'REJECTED', size: 'sm' } };

export const IconsAlone: Story = {
  args: {
    value: 'HOLD',
    options: [
      { value: 'APPROVED', label: 'Approved', icon: CircleCheck, iconOnly: true },
      { value: 'HOLD', label: 'Hold', icon: CirclePause, iconOnly: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Approved')).toContainElement(
      canvas.getByRole('radio', { name: 'Approved' }),
    );
    await expect(canvas.getByRole('radio', { name: 'Hold' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    value: 'HOLD',
    options: [
      { value: 'APPROVED', label: 'Introduced himself and asked for consent' },
      { value: 'HOLD', label: 'Introduced himself only' },
      { value: 'REJECTED', label: 'Neither' },
    ],
  },
};

import { approvalStatuses } from '@lending-desk/domain/loan';
import { InReview } from '@lending-desk/ui/loan/InReview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/In Review',
  component: InReview,
  args: { status: 'HOLD', onPress: fn() },
} satisfies Meta<typeof InReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHold: Story = {
  parameters: { covers: ['CS-016.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The In Review button is enabled when the approval status is HOLD', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'In Review' }));
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const DisabledUnlessOnHold: Story = {
  parameters: { covers: ['CS-016.a', 'CS-016.b'] },
  render: args => (
    <ul>
      {approvalStatuses.map(status => (
        <li key={status} aria-label={status}>
          <InReview {...args} status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The In Review button is enabled only when the approval status is HOLD', async () => {
      for (const item of canvas.getAllByRole('listitem')) {
        await userEvent.click(within(item).getByRole('button', { name: 'In Review' }));
      }
      // Of all statuses only HOLD lets the press through.
      await expect(args.onPress).toHaveBeenCalledOnce();
      const off = canvas
        .getAllByRole('listitem')
        .filter(item => within(item).getByRole('button').ariaDisabled === 'true')
        .map(item => item.ariaLabel);
      await expect(off).toEqual(approvalStatuses.filter(status => status !== 'HOLD'));
      await expect(off).toEqual(expect.arrayContaining(['APPROVED', 'PENDING', 'IN_REVIEW']));
      const decided = within(canvas.getByRole('listitem', { name: 'APPROVED' }));
      await expect(decided.getByRole('button')).toHaveAccessibleDescription(
        'Only a loan on hold goes back into review',
      );
    });
  },
};

export const Sending: Story = {
  args: { running: true, failure: 'Status cannot change from APPROVED to IN_REVIEW' },
  play: async ({ args, canvas, userEvent }) => {
    // What failed before is tried again.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'In Review' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { failure: 'Status cannot change from APPROVED to IN_REVIEW' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Status cannot change from APPROVED to IN_REVIEW')).toBeVisible();
  },
};

export const ViewersDoNotMoveIt: Story = {
  args: { whyNot: 'Your role can view but not change a loan' },
  parameters: { covers: ['CS-016.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'In Review' });
    await expect(button).toHaveAccessibleDescription('Your role can view but not change a loan');
    await step('The In Review button is not enabled for a view-only role', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

import { CommentsPanel } from '@lending-desk/ui/comments/CommentsPanel';
import { OtherDraftNotice } from '@lending-desk/ui/loan/OtherDraftNotice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/Other draft notice',
  component: OtherDraftNotice,
  args: { savedAt: '10:42 am', onTake: fn(), onDrop: fn() },
  render: args => (
    <div style={{ width: 360 }}>
      <OtherDraftNotice {...args} />
    </div>
  ),
} satisfies Meta<typeof OtherDraftNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EitherDraftCanBeUsed: Story = {
  parameters: { covers: ['XR-012.f'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the other draft is taken or discarded', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Another window holds another draft');
      await expect(canvas.getByText('Saved 10:42 am')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Take it' }));
      await expect(args.onTake).toHaveBeenCalledTimes(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
      await expect(args.onDrop).toHaveBeenCalledTimes(1);
    });
  },
};

export const OneTextIsShown: Story = {
  args: { text: 'Employer confirmed on landline.\nAsked for the October slip.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Asked for the October slip/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: { text: 'Salary credited on the first working day of each month. '.repeat(20) },
};

export const AboveTheCommentBox: Story = {
  args: { text: 'Employer confirmed on landline.' },
  render: args => (
    <div style={{ width: 360 }}>
      <CommentsPanel
        comments={[]}
        draft="Asked for the October slip."
        onDraft={fn()}
        onSave={fn()}
        notice={<OtherDraftNotice {...args} />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue('Asked for the October slip.');
    const [notice] = canvas.getAllByRole('status');
    await expect(notice).toHaveTextContent('Employer confirmed on landline.');
  },
};

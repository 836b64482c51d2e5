import { readyComments } from '@lending-desk/domain/comments';
import { rupees } from '@lending-desk/domain/money';
import {
  PreCreditFeedbackDialog,
  type PreCreditFeedbackDialogProps,
} from '@lending-desk/ui/feedback/PreCreditFeedbackDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { today } from '../fixtures/loans';
import { longestName } from '../fixtures/longestName';
import { staff } from '../fixtures/staff';
import { keepsEditing } from '../keepsEditing';
import { useHeld } from '../useHeld';

function Kept(props: PreCreditFeedbackDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <PreCreditFeedbackDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const meta = {
  title: 'Customer Support/Dialogs/Pre Credit Feedback',
  component: PreCreditFeedbackDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    mode: 'add',
    author: staff.support.fullName,
    initial: '',
    draft: '',
    onDraft: fn(),
    readyComments: readyComments({
      name: 'Kavya Raghunathan',
      amount: rupees(125_000),
      today,
    }),
    save: { state: 'idle' },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PreCreditFeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Adding: Story = {
  parameters: { states: ['ready'], covers: ['CS-089.b', 'CS-090.a', 'CS-090.b'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Add Pre Credit Feedback');
    await step('the author is the full name of who is signed in', async () => {
      await expect(inside.getByText('By Naveen Rathore')).toBeVisible();
    });
    await step('without text it says Feedback is a Required, and sends nothing', async () => {
      const box = inside.getByRole('textbox', { name: 'Feedback' });
      for (const text of [null, '   ']) {
        if (text) await userEvent.type(box, text);
        await userEvent.click(inside.getByRole('button', { name: 'Add' }));
        await expect(box).toHaveAccessibleDescription(/^Feedback is a Required/);
        await expect(args.onSave).not.toHaveBeenCalled();
      }
    });
    await step('with text it is sent', async () => {
      const box = inside.getByRole('textbox', { name: 'Feedback' });
      await userEvent.type(box, 'W');
      await expect(inside.queryByText('Feedback is a Required')).toBeNull();
      await userEvent.type(box, 'ants it on the 5th ');
      await userEvent.click(inside.getByRole('button', { name: 'Add' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith('Wants it on the 5th');
    });
  },
};

export const Editing: Story = {
  args: { mode: 'edit', initial: 'Busy', draft: 'Busy' },
  parameters: { covers: ['CS-089.c', 'CS-091.a', 'CS-091.b'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog('Edit Pre Credit Feedback');
    const box = inside.getByRole('textbox', { name: 'Comment' });
    await step('it opens with the text that is edited', async () => {
      await expect(box).toHaveValue('Busy');
    });
    await step('erased, or with blanks only, it says Comment is Required, and sends nothing', async () => {
      await userEvent.clear(box);
      for (const text of [null, '  ']) {
        if (text) await userEvent.type(box, text);
        await userEvent.click(inside.getByRole('button', { name: 'Save' }));
        await expect(box).toHaveAccessibleDescription(/^Comment is Required/);
        await expect(inside.queryByText('Feedback is a Required')).toBeNull();
        await expect(args.onSave).not.toHaveBeenCalled();
      }
    });
    await step('with a text it does not, and Ctrl Enter sends it', async () => {
      await userEvent.type(box, 'Reached');
      await expect(inside.queryByText('Comment is Required')).toBeNull();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith('Reached');
    });
  },
};

export const Saving: Story = {
  args: { draft: 'Busy', save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog('Add Pre Credit Feedback');
    await expect(inside.getByRole('textbox', { name: 'Feedback' })).toBeDisabled();
    await userEvent.click(inside.getByRole('button', { name: 'Saving' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { draft: 'Busy', save: { state: 'failed', message: 'Some error occured. Contact Admin' } },
  parameters: { states: ['error'] },
  play: async () => {
    const inside = await dialog('Add Pre Credit Feedback');
    await expect(inside.getByRole('alert')).toHaveTextContent('Some error occured. Contact Admin');
    await expect(inside.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Busy');
  },
};

export const LongestRealisticData: Story = {
  args: {
    author: longestName,
    draft: 'Wants to hear about the amount. '.repeat(60),
    draftNote: 'Draft saved 10:42 am',
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async () => {
    const open = await screen.findByRole('dialog', { name: 'Add Pre Credit Feedback' });
    await expect(within(open).getByText('Draft saved 10:42 am')).toBeVisible();
    await expect(open.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const KeptOnEditing: Story = {
  play: async ({ args, ...act }) => {
    await keepsEditing(act, { dialog: 'Add Pre Credit Feedback', field: 'Feedback', sent: args.onSave });
  },
};

export const KeptOnEditingWhatIsStored: Story = {
  args: { mode: 'edit', initial: 'Busy', draft: 'Busy' },
  play: async ({ args, ...act }) => {
    await keepsEditing(act, { dialog: 'Edit Pre Credit Feedback', field: 'Comment', sent: args.onSave });
  },
};

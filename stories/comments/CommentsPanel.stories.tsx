import { CommentsPanel, type CommentsPanelProps } from '@lending-desk/ui/comments/CommentsPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, within } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { longestName } from '../fixtures/longestName';
import { staff } from '../fixtures/staff';
import { useHeld } from '../useHeld';

function Kept(props: CommentsPanelProps) {
  const { value, onChange } = useHeld({ value: props.draft, onChange: props.onDraft });
  return (
    <div style={{ width: 360, height: 640, display: 'flex' }}>
      <CommentsPanel {...props} draft={value} onDraft={onChange} />
    </div>
  );
}

const meta = {
  title: 'Every desk/Parts/Comments panel',
  component: CommentsPanel,
  render: args => <Kept {...args} />,
  args: { comments: loans.pending.comments, draft: '', onDraft: fn(), onSave: fn() },
} satisfies Meta<typeof CommentsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  parameters: { covers: ['CR-018.a'] },
  play: async ({ canvas, step }) => {
    const notes = within(canvas.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
    await step('The right side of LoanDetails has a Comments/Notes list', async () => {
      await expect(notes).toHaveLength(3);
    });
    await step('A comment has its text', async () => {
      await expect(notes.map(({ textContent }) => textContent)).toEqual([
        'RKRohit Kulkarni20 Nov 2026, 05:30 pmEmployer confirmed on landline. Salary credits match the slips for Aug to Oct.',
        'MSMeera Subramanian20 Nov 2026, 04:32 pmAsked for the rent agreement; the customer sends it today.',
        'RKRohit Kulkarni19 Nov 2026, 03:10 pmSalary credited on the first working day of each month.',
      ]);
    });
    await step('Dates in the credit area are shown in the local format', async () => {
      await expect(notes[0]).toHaveTextContent('20 Nov 2026, 05:30 pm');
    });
  },
};

export const SavingAComment: Story = {
  parameters: { covers: ['CR-019.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The Comments/Notes list has a comment box with Save', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Asked for the October slip. ');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith('Asked for the October slip.');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), '{Control>}{Enter}{/Control}');
      await expect(args.onSave).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('status')).toHaveAttribute('data-state', 'idle');
    });
  },
};

export const CancelEmptiesTheBox: Story = {
  args: { comments: loans.pending.comments.slice(0, 1) },
  parameters: { covers: ['CR-018.a', 'CR-019.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A list of one comment has it', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.queryByText('No comment yet.')).toBeNull();
    });
    await step('The Comments/Notes list has a comment box with Cancel', async () => {
      const box = canvas.getByRole('textbox', { name: 'Comment' });
      await userEvent.type(box, 'Never mind');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(box).toHaveValue('');
      await expect(args.onDraft).toHaveBeenLastCalledWith('');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const BlanksAreIgnored: Story = {
  parameters: { covers: ['CR-029.a', 'CR-029.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Saving an empty comment is ignored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), '   ');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('without an error, and nothing is added to the list', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.queryByText(/required/i)).toBeNull();
      const notes = within(canvas.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
      await expect(notes).toHaveLength(3);
    });
  },
};

export const SaveFailedKeepsTheText: Story = {
  args: {
    draft: 'Asked for the October slip.',
    save: { state: 'failed', message: 'Error in saving comment' },
  },
  parameters: { covers: ['CR-031.b', 'CR-031.c', 'CR-029.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Comment' });
    await step("A failed comment save shows 'Error in saving comment'", async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error in saving comment$/);
    });
    await step('the typed text is still in the box, and can be saved again', async () => {
      await expect(box).toHaveValue('Asked for the October slip.');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith('Asked for the October slip.');
    });
    await step('an emptied box is not saved after it, either', async () => {
      await userEvent.clear(box);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const Saving: Story = {
  args: { draft: 'Asked for the October slip.', save: { state: 'running' } },
  parameters: { covers: ['CR-030.a', 'CR-031.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('While a comment is being saved, Save pressed again saves nothing', async () => {
      await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
      await expect(canvas.getByRole('status')).toHaveAttribute('data-state', 'running');
      await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), '{Control>}{Enter}{/Control}');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step(
      'Until it has failed, Cancel does not empty the box: the typed text is still there',
      async () => {
        const cancel = canvas.getByRole('button', { name: 'Cancel' });
        await expect(cancel).toHaveAccessibleDescription('The comment is being saved');
        await userEvent.click(cancel);
        await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue(
          'Asked for the October slip.',
        );
      },
    );
  },
};

export const NoComments: Story = {
  args: { comments: [] },
  parameters: { covers: ['CR-018.a', 'CR-019.a'] },
  play: async ({ canvas, step }) => {
    await step('A list without comments says so, and has the comment box', async () => {
      await expect(canvas.getByText('No comment yet.')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Comment' })).toBeEnabled();
    });
  },
};

export const AFailureHasTheWholeLine: Story = {
  args: { ...SaveFailedKeepsTheText.args },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('alert');
    await expect(line.getBoundingClientRect().height).toBeLessThan(20);
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('button', { name: /^Save/ }).getBoundingClientRect().top,
    );
  },
};

const boxRef = createRef<HTMLTextAreaElement>();

export const ReachedByAShortcut: Story = {
  args: { boxRef, notice: <p>Another window has a draft too</p> },
  play: async ({ canvas }) => {
    boxRef.current?.focus();
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await expect(canvas.getByText('Another window has a draft too')).toBeVisible();
  },
};

/** Older comments come without their author. */
export const WithoutAnAuthor: Story = {
  args: {
    comments: loans.pending.comments.map((comment, at) =>
      at === 0 ? { ...comment, author: null } : comment,
    ),
  },
  play: async ({ canvas }) => {
    const notes = within(canvas.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
    await expect(notes.filter(note => within(note).queryByText('Underwriter'))).toHaveLength(1);
    await expect(canvas.getAllByText(staff.underwriter.fullName)).toHaveLength(1);
  },
};

export const LongestComment: Story = {
  args: {
    comments: loans.pending.comments.slice(0, 1).map(comment => ({
      ...comment,
      author: longestName,
      comment: `ग्राहक से बात हुई, दस्तावेज़ ठीक हैं 👍 ${'unbroken'.repeat(12)}`,
    })),
  },
};

export const ViewersMayNotComment: Story = {
  args: { whyNot: 'Your role can view but not change a loan', draft: 'Typed before' },
  parameters: { covers: ['CR-018.a', 'CR-030.a'] },
  play: async ({ canvas, step }) => {
    await step('With a view-only role the list is there, and nothing can be saved', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: /Save|Cancel/ })).toBeNull();
      await expect(canvas.getByText('Your role can view but not change a loan')).toBeVisible();
    });
  },
};

import { followUpDraftOf } from '@lending-desk/domain/followup';
import { FollowUpDialog, type FollowUpDialogProps } from '@lending-desk/ui/followup/FollowUpDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { followUps } from '../fixtures/followUps';
import { today } from '../fixtures/loans';
import { keepsEditing } from '../keepsEditing';
import { useHeld } from '../useHeld';

const viewerOnly = 'Your role can view but not change a loan';
const empty = followUpDraftOf(followUps.none);
const stored = followUpDraftOf(followUps.set);

function Kept(props: FollowUpDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <FollowUpDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const meta = {
  title: 'Every desk/Dialogs/Follow-up',
  component: FollowUpDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    followUp: followUps.set,
    today,
    initial: stored,
    draft: stored,
    onDraft: fn(),
    save: { state: 'idle' },
    onSave: fn(),
    onDone: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FollowUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
type Inside = ReturnType<typeof within>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Follow-up' }));
const day = (inside: Inside) => inside.getByRole('textbox', { name: 'Follow up on' });
const note = (inside: Inside) => inside.getByRole('textbox', { name: 'Note' });

async function typeDay(userEvent: User, inside: Inside, text: string) {
  await userEvent.clear(day(inside));
  await userEvent.type(day(inside), text);
  await userEvent.click(inside.getByRole('button', { name: 'Save' }));
}

export const ChangedAndEnded: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('it says who set it, and when', async () => {
      await expect(inside.getByText('Set by Naveen Rathore on 20 Nov 2026, 10:10 am')).toBeVisible();
      await expect(day(inside)).toHaveValue('24 Nov 2026');
      await expect(note(inside)).toHaveValue('Ask for the August page of the statement.');
    });
    await step('another day and note are sent', async () => {
      await userEvent.clear(note(inside));
      await userEvent.type(note(inside), ' Ring again ');
      await typeDay(userEvent, inside, '30-11-2026');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith({ dueOn: '2026-11-30', note: 'Ring again' });
    });
    await step('the keys in the note send it too', async () => {
      await userEvent.type(note(inside), '{Control>}{Enter}{/Control}');
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
    await step('it is marked as done', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Mark as Done' }));
      await expect(args.onDone).toHaveBeenCalledOnce();
    });
  },
};

export const SetForTheFirstTime: Story = {
  args: { followUp: followUps.none, initial: empty, draft: empty },
  parameters: { states: ['empty'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await expect(inside.queryByRole('button', { name: 'Mark as Done' })).toBeNull();
    await expect(inside.queryByText(/^Set( |$)/)).toBeNull();
    await step('without a day nothing is sent', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      await expect(day(inside)).toHaveAccessibleDescription(/Choose today or a later day/);
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('today is allowed, without a note', async () => {
      await typeDay(userEvent, inside, '21-11-2026');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith({ dueOn: '2026-11-21', note: '' });
    });
  },
};

export const PastDaysAreRefused: Story = {
  args: { followUp: followUps.none, initial: empty, draft: empty },
  parameters: { covers: ['XR-001.a', 'XR-001.b'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('yesterday, typed', async () => {
      await typeDay(userEvent, inside, '20-11-2026');
      await expect(day(inside)).toHaveAccessibleDescription(/Choose today or a later day/);
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('and in the calendar', async () => {
      await userEvent.clear(day(inside));
      await userEvent.click(inside.getByRole('button', { name: 'Open the calendar of follow up on' }));
      await expect(await screen.findByRole('button', { name: /^Friday 20 Nov 2026/ })).toBeDisabled();
      await userEvent.click(await screen.findByRole('button', { name: /^Today, Saturday 21 Nov 2026/ }));
      await expect(day(inside)).toHaveValue('21 Nov 2026');
    });
  },
};

/** One whose day has passed is done, or gets a new day. */
export const AnOverdueOneNeedsANewDay: Story = {
  args: {
    followUp: followUps.overdue,
    initial: followUpDraftOf(followUps.overdue),
    draft: followUpDraftOf(followUps.overdue),
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await userEvent.type(note(inside), ' No answer.');
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(day(inside)).toHaveAccessibleDescription(/Choose today or a later day/);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('button', { name: 'Mark as Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { save: { state: 'saving' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(day(inside)).toBeDisabled();
    await expect(note(inside)).toBeDisabled();
    await userEvent.click(inside.getByRole('button', { name: 'Saving' }));
    const done = inside.getByRole('button', { name: 'Mark as Done' });
    await expect(done).toHaveAccessibleDescription('Being saved');
    await userEvent.click(done);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Ending: Story = {
  args: { save: { state: 'ending' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(day(inside)).toBeDisabled();
    await userEvent.click(inside.getByRole('button', { name: 'Ending' }));
    const save = inside.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('Being ended');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    save: { state: 'failed', message: 'The follow-up could not be saved' },
    followUp: { ...followUps.set, setBy: null, setOn: null },
    notice: <p>Another window has a draft too</p>,
  },
  parameters: { states: ['error'] },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('The follow-up could not be saved');
    await expect(inside.getByText('Set')).toBeVisible();
    await expect(inside.getByText('Another window has a draft too')).toBeVisible();
    await expect(note(inside)).toHaveValue('Ask for the August page of the statement.');
  },
};

/** Nothing typed is lost: it goes on upon what a colleague has set. */
export const ChangedMeanwhile: Story = {
  args: {
    followUp: followUps.today,
    initial: followUpDraftOf(followUps.today),
    draft: { ...stored, note: 'Mine' },
    save: { state: 'failed', message: 'This follow-up was changed by Naveen Rathore since you opened it' },
    meanwhile: true,
  },
  parameters: { covers: ['XR-001.e'] },
  play: async ({ args, userEvent, step }) => {
    await step('what a colleague set is said, and what was typed stays', async () => {
      const inside = await dialog();
      const notice = await inside.findByText('Naveen Rathore set the follow-up to 21 Nov 2026 meanwhile');
      await expect(notice).toBeVisible();
      await expect(inside.getByText('Ask for the August page of the statement.')).toBeVisible();
      await expect(inside.queryByText(/was changed by Naveen Rathore/)).toBeNull();
      await expect(note(inside)).toHaveValue('Mine');
      await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ dueOn: '2026-11-24', note: 'Mine' });
    });
  },
};

export const DoneMeanwhile: Story = {
  args: { ...ChangedMeanwhile.args, followUp: { ...followUps.done, setBy: null } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('status')).toHaveTextContent(
      /^Somebody marked the follow-up as done meanwhileNothing of yours was saved\. Save puts what is below in its place\.$/,
    );
    await expect(inside.queryByRole('button', { name: 'Mark as Done' })).toBeNull();
  },
};

export const ViewersReadIt: Story = {
  args: { whyNot: viewerOnly },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(day(inside)).toHaveAttribute('readonly');
    await expect(note(inside)).toHaveAttribute('readonly');
    for (const name of ['Save', 'Mark as Done']) {
      const button = inside.getByRole('button', { name });
      await expect(button).toHaveAccessibleDescription(viewerOnly);
      await userEvent.click(button);
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const LongestRealisticData: Story = {
  args: {
    followUp: followUps.longest,
    initial: stored,
    draft: followUpDraftOf(followUps.longest),
    draftNote: 'Draft saved 10:42 am',
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async () => {
    const open = await screen.findByRole('dialog', { name: 'Follow-up' });
    await expect(within(open).getByText('Draft saved 10:42 am')).toBeVisible();
    await expect(open.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const KeptOnEditing: Story = {
  play: async ({ args, ...act }) => {
    await keepsEditing(act, { dialog: 'Follow-up', field: 'Note', sent: args.onSave });
  },
};

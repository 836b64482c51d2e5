import { ConflictDialog } from '@lending-desk/ui/primitives/ConflictDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

const row = { original: 'PG', mine: 'PG', theirs: 'PG', onlyTheirs: false, conflicts: false };

const meta = {
  title: 'Primitives/Overlays/Conflict dialog',
  component: ConflictDialog,
  args: {
    open: true,
    title: 'Personal details were changed meanwhile',
    description: 'Farhan Qureshi saved them after you began.',
    rows: [
      { ...row, name: 'houseType', label: 'Type of home', mine: 'Rented', theirs: 'Owned', conflicts: true },
      {
        ...row,
        name: 'city',
        label: 'City',
        original: 'Pune',
        mine: 'Pune',
        theirs: 'Nashik',
        onlyTheirs: true,
      },
    ],
    onResolve: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

export const OwnAndTheirValues: Story = {
  args: {
    rows: [
      ...meta.args.rows,
      { ...row, name: 'gender', label: 'Gender', mine: 'Male', theirs: 'Female', onlyTheirs: true },
    ],
  },
  parameters: { covers: ['XR-014.b'] },
  play: async ({ args, userEvent, step }) => {
    await step('each field takes its own side, and what only they changed theirs', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 changed by both.');
      await expect(rowOf('Type of home').getByRole('radio', { name: 'Mine' })).toBeChecked();
      await expect(rowOf('City').getByRole('radio', { name: 'Saved' })).toBeChecked();
      await userEvent.click(rowOf('Type of home').getByRole('radio', { name: 'Saved' }));
      await userEvent.click(rowOf('City').getByRole('radio', { name: 'Mine' }));
      await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
      await expect(args.onResolve).toHaveBeenCalledWith(['houseType', 'gender']);
    });
  },
};

export const OneChoiceForAll: Story = {
  args: {
    rows: [
      { ...row, name: 'status', label: 'Case status', mine: 'On hold', theirs: 'Approved', conflicts: true },
      { ...row, name: 'city', label: 'City', mine: 'Pune', theirs: 'Nashik', onlyTheirs: true },
    ],
  },
  parameters: { covers: ['XR-114.a'] },
  play: async ({ args, step, userEvent }) => {
    const all = within(await screen.findByRole('radiogroup', { name: 'Go on with, all fields' }));
    await step('Fields of both sides are no choice for all', async () => {
      for (const one of all.getAllByRole('radio')) await expect(one).not.toBeChecked();
    });
    await step('One press takes a side for all, and each field can still differ', async () => {
      await userEvent.click(all.getByRole('radio', { name: 'Saved' }));
      await expect(rowOf('Case status').getByRole('radio', { name: 'Saved' })).toBeChecked();
      await expect(all.getByRole('radio', { name: 'Saved' })).toBeChecked();
      await userEvent.click(rowOf('City').getByRole('radio', { name: 'Mine' }));
      await expect(all.getByRole('radio', { name: 'Saved' })).not.toBeChecked();
      await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
      await expect(args.onResolve).toHaveBeenCalledWith(['status']);
    });
  },
};

export const AReasonGoesWithItsStatus: Story = {
  args: {
    rows: [
      { ...row, name: 'status', label: 'Case status', mine: 'On hold', theirs: 'Approved', conflicts: true },
      { ...row, name: 'reason', label: 'Reason', theirs: 'None', onlyTheirs: true, follows: 'status' },
    ],
  },
  parameters: { covers: ['XR-114.b'] },
  play: async ({ args, step, userEvent }) => {
    await screen.findByRole('alertdialog');
    await step('What belongs to another field has its side, and no choice of its own', async () => {
      const reason = rowOf('Reason');
      await expect(reason.getByRole('radio', { name: 'Mine' })).toBeChecked();
      for (const one of reason.getAllByRole('radio')) await expect(one).toBeDisabled();
      await userEvent.click(rowOf('Case status').getByRole('radio', { name: 'Saved' }));
      await expect(reason.getByRole('radio', { name: 'Saved' })).toBeChecked();
    });
    await step('Values that are in conflict are marked, and no others', async () => {
      const marked = (text: string) => getComputedStyle(screen.getByText(text)).backgroundColor;
      await expect(marked('Approved')).toBe(marked('On hold'));
      await expect(marked('Approved')).not.toBe('rgba(0, 0, 0, 0)');
      await expect(marked('None')).toBe('rgba(0, 0, 0, 0)');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
    await expect(args.onResolve).toHaveBeenCalledWith(['status', 'reason']);
  },
};

export const DecidedLater: Story = {
  args: { rows: [{ ...row, name: 'city', label: 'City', mine: 'Pune', theirs: 'Nashik', onlyTheirs: true }] },
  parameters: { covers: ['XR-114.c'] },
  play: async ({ args, userEvent, step }) => {
    await step('deciding later changes nothing', async () => {
      // With one field there is no choice for all.
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('No field was changed by both.');
      await expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
      await userEvent.click(await screen.findByRole('button', { name: 'Decide later' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onResolve).not.toHaveBeenCalled();
    });
  },
};

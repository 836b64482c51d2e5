import { withPrediction } from '@lending-desk/domain/horoscope';
import { WeekConflict } from '@lending-desk/ui/horoscope/WeekConflict';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { weeks } from '../fixtures/horoscope';
import { longestName } from '../fixtures/longestName';
import { rowsOf, textsOf } from '../tables';

const original = weeks.begun;
const mine = withPrediction(withPrediction(original, 'aries', 'Health', 'Rest.'), 'leo', 'Health', 'Swim.');
const theirs = withPrediction(
  withPrediction(original, 'aries', 'Health', 'Run.'),
  'virgo',
  'Health',
  'Read.',
);

const meta = {
  title: 'VAS and horoscope/Dialogs/Week saved meanwhile',
  component: WeekConflict,
  args: { open: true, original, mine, theirs, by: 'Nandita Rao', onResolve: fn(), onClose: fn() },
} satisfies Meta<typeof WeekConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'This week was saved meanwhile' }));
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

export const TwoEditorsAtOnce: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(
      inside.getByText(
        'Nandita Rao saved this week after you opened it. Nothing you typed is lost: choose what goes on, text by text.',
      ),
    ).toBeInTheDocument();
    await expect(rowsOf(inside).map(row => textsOf(row, 4))).toEqual([
      ['Aries: Health', 'Sleep early twice this week.', 'Rest.', 'Run.'],
      ['Leo: Health', '–', 'Swim.', '–'],
      ['Virgo: Health', '–', '–', 'Read.'],
    ]);
    await expect(inside.getByText('1 changed by both.')).toBeVisible();
    await expect(rowOf('Aries: Health').getByRole('radio', { name: 'Mine' })).toBeChecked();
    await expect(rowOf('Leo: Health').getByRole('radio', { name: 'Mine' })).toBeChecked();
    await expect(rowOf('Virgo: Health').getByRole('radio', { name: 'Saved' })).toBeChecked();
    await userEvent.click(inside.getByRole('button', { name: 'Go on with these' }));
    await expect(args.onResolve).toHaveBeenCalledOnce();
    await expect(args.onResolve).toHaveBeenCalledWith(withPrediction(mine, 'virgo', 'Health', 'Read.'));
  },
};

export const TakingTheirs: Story = {
  args: { by: null },
  play: async ({ args, userEvent }) => {
    await expect((await dialog()).getByText(/^Somebody saved this week/)).toBeInTheDocument();
    await userEvent.click(rowOf('Aries: Health').getByRole('radio', { name: 'Saved' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
    await expect(args.onResolve).toHaveBeenCalledOnce();
    await expect(args.onResolve).toHaveBeenCalledWith(
      withPrediction(withPrediction(mine, 'virgo', 'Health', 'Read.'), 'aries', 'Health', 'Run.'),
    );
  },
};

export const DecidingLater: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Decide later' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};

export const LongestRealisticData: Story = {
  args: { theirs: weeks.longest, by: longestName },
  parameters: { states: ['longest'] },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getAllByRole('row')).toHaveLength(37);
  },
};

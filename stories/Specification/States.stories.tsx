import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { loadStates } from './measured';
import { States } from './States';
import type { StatesOf } from './statesOf';

const rows: StatesOf[] = [
  {
    name: 'Last name',
    kind: 'dialog',
    title: 'Credit/Dialogs/Last name',
    shown: {
      ready: ['credit-dialogs-last-name--asks-for-the-last-name'],
      error: [],
    },
    never: { empty: 'begins empty: that is ready' },
  },
  {
    name: 'Waiver',
    kind: 'dialog',
    title: 'Collections/Dialogs/Waiver',
    shown: { ready: ['collections-dialogs-waiver--ready'] },
  },
];

const meta = {
  title: 'This book/States',
  component: States,
  args: { rows },
} satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Results of the last `npm run check:stories` or `npm test` on this machine. */
export const LastCount: Story = {
  loaders: [async () => ({ counted: await loadStates() })],
  render: (_args, { loaded: { counted } }) => <States rows={counted} />,
  play: async ({ canvas, loaded: { counted } }) => {
    await expect(canvas.getByRole('heading', { name: 'States of screens, tabs and dialogs' })).toBeVisible();
    if (counted === null) await expect(canvas.getByText(/Nothing has been counted yet/)).toBeVisible();
    else await expect(canvas.getByRole('table', { name: 'Credit' })).toBeVisible();
  },
};

export const NothingCountedYet: Story = {
  args: { rows: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run check:stories')).toBeVisible();
  },
};

export const ShownMissingAndNever: Story = {
  play: async ({ canvas }) => {
    const credit = within(canvas.getByRole('table', { name: 'Credit' }));
    const row = within(credit.getByRole('row', { name: /^Last name dialog/ }));
    await expect(credit.queryByRole('row', { name: /^Waiver/ })).toBeNull();
    await expect(
      within(canvas.getByRole('table', { name: 'Collections' })).getByRole('row', { name: /^Waiver dialog/ }),
    ).toBeVisible();
    await expect(canvas.getByText('2 of 3 shown, each in light and in dark')).toBeVisible();
    await expect(row.getByRole('link', { name: 'Credit/Dialogs/Last name, Ready, Dark' })).toHaveAttribute(
      'href',
      './?path=/story/credit-dialogs-last-name--asks-for-the-last-name&globals=theme:dark',
    );
    await expect(row.getByText('No story')).toBeVisible();
    await expect(row.getByText('Never: begins empty: that is ready')).toBeVisible();
  },
};

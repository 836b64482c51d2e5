import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Changes } from './Changes';
import { Progress } from './Progress';
import type { Result, Row } from './row';

const row = (id: string, statement: string, ...results: readonly Result[]): Row => ({
  id,
  area: 'loan',
  statement,
  source: 'credit §2',
  passages: [],
  claims: results.map((result, index) => ({
    kind: 'test',
    name: `proof ${index}`,
    file: 'packages/domain/src/loan/loan.test.ts',
    storyId: null,
    result,
  })),
});

const rows = [
  row('CR-001', 'The queue lists the loans.', 'passed'),
  row('CR-002', 'A loan opens in one click.', 'passed', 'failed'),
  row('CR-003', 'The score is shown.', 'not run'),
  row('CO-001', 'The list is sorted by due date.'),
];

const changes = {
  since: { name: 'v1.2', at: '2026-11-21T04:30:00.000Z' },
  added: ['CR-003'],
  reworded: [],
  removed: ['CO-009'],
  proved: ['CR-001'],
  regressed: ['CR-002'],
};

const meta = {
  title: 'This book/Overview',
  component: Progress,
  args: { rows },
  render: () => (
    <Stack gap="6">
      <Progress rows={rows} />
      <Changes changes={changes} rows={rows} />
    </Stack>
  ),
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ProgressByDeskAndChanges: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 of 4 requirements have a proof; of 1/)).toBeVisible();
    const credit = within(canvas.getByRole('row', { name: /^Credit desk/ }));
    await expect(credit.getByText('3 of 3')).toBeVisible();
    await expect(credit.getByText('1 passed, 1 failed, 1 not run')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Collections desk' })).toHaveAttribute(
      'href',
      './?path=/docs/specification-requirements--docs&part=CO',
    );
    await expect(
      within(canvas.getByRole('row', { name: /^Collections/ })).getByText('Not built yet'),
    ).toBeVisible();
    const regressed = within(canvas.getByRole('region', { name: 'No longer proved' }));
    await expect(regressed.getByText('A loan opens in one click.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Reworded: 0' })).toBeVisible();
    await expect(canvas.getByText(/v1.2 \(21 Nov 2026/)).toBeVisible();
  },
};

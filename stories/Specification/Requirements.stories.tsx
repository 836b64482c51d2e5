import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { loadRows } from './measured';
import { Requirements } from './Requirements';
import type { Row } from './row';

const proof = {
  kind: 'story',
  name: 'Repayment/Dpd badge: Forty Five Days Late',
  file: 'stories/repayment/DpdBadge.stories.tsx',
  storyId: 'repayment-dpd-badge--forty-five-days-late',
  result: 'passed',
} as const;

const rows: Row[] = [
  {
    id: 'CO-010',
    area: 'list',
    statement: 'Days past due count from the first unpaid EMI.',
    claims: [proof],
  },
  { id: 'CO-011', area: 'list', statement: 'With all EMIs paid, days past due are zero.', claims: [] },
  {
    id: 'CR-080',
    area: 'kyc tab',
    statement: 'A name that differs from the declared one is marked.',
    claims: [
      {
        kind: 'test',
        name: 'compares names word by word [CR-080]',
        file: 'packages/domain/src/kyc/compareKyc.test.ts',
        storyId: null,
        result: 'failed',
      },
    ],
  },
];

const meta = {
  title: 'Specification/Requirements',
  component: Requirements,
  args: { rows },
} satisfies Meta<typeof Requirements>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Results of the last `npm run requirements` or `npm test` on this machine. */
export const LastRun: Story = {
  loaders: [async () => ({ measured: await loadRows() })],
  render: (_args, { loaded: { measured } }) => <Requirements rows={measured} />,
  play: async ({ canvas, loaded: { measured } }) => {
    await expect(canvas.getByRole('heading', { name: 'Requirements' })).toBeVisible();
    if (measured === null) await expect(canvas.getByText(/Nothing has been measured yet/)).toBeVisible();
    else await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const NothingMeasuredYet: Story = {
  args: { rows: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run requirements')).toBeVisible();
  },
};

export const ProvedFailedAndOpen: Story = {
  play: async ({ canvas }) => {
    const rowOf = (id: string) => within(canvas.getByRole('row', { name: new RegExp(id) }));
    await expect(canvas.getByText('CO 1 of 2 · CR 1 of 1')).toBeVisible();
    await expect(rowOf('CO-010').getByText('passed')).toBeVisible();
    await expect(rowOf('CO-010').getByRole('link')).toHaveAttribute('href', `/?path=/story/${proof.storyId}`);
    await expect(rowOf('CO-011').getByText('Not covered')).toBeVisible();
    await expect(rowOf('CR-080').getByText('failed')).toBeVisible();
  },
};

export const FilteredByPart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Part' }), 'CR');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.queryByText('CO-010')).not.toBeInTheDocument();
  },
};

export const FilteredByText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Text' }), 'declared');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getByText('CR-080')).toBeVisible();
  },
};

export const OnlyWhatIsNotCovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Not covered only' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getByText('CO-011')).toBeVisible();
  },
};

export const MoreThanAPageful: Story = {
  args: {
    rows: Array.from({ length: 101 }, (_, index) => ({
      id: `CS-${String(index + 1).padStart(3, '0')}`,
      area: 'search',
      statement: `Search rule number ${index + 1}.`,
      claims: [],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('CS-101')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByText('CS-101')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
};

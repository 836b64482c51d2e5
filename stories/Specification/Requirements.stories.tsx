import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Address, Shown } from './address';
import { loadMeasured } from './measured';
import { Requirements } from './Requirements';
import type { Row, Run } from './row';

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
    source: 'collections §2 Loan',
    passages: [
      { reference: 'collections §2 Loan', text: 'Days past due: from the due date of the first unpaid EMI.' },
    ],
    claims: [proof],
  },
  {
    id: 'CO-011',
    area: 'list',
    statement: 'With all EMIs paid, days past due are zero.',
    source: 'collections §2 Loan',
    passages: [],
    claims: [],
  },
  {
    id: 'CR-080',
    area: 'kyc tab',
    statement: 'A name that differs from the declared one is marked.',
    source: 'credit §2 KYC tab',
    passages: [],
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

const runs: Run[] = [
  { step: 'unit', at: '2026-11-21T04:30:00.000Z', commit: 'a1b2c3d', changed: false, passed: false },
  { step: 'stories', at: '2026-11-21T04:36:00.000Z', commit: 'a1b2c3d', changed: true, passed: true },
];

/** An address that begins as given and remembers what is written to it. */
function anAddress(begin: Partial<Shown> = {}): Address {
  const shown = { id: '', part: '', status: '', text: '', ...begin };
  return { read: () => shown, write: fn(), to: id => `./?id=${id}` };
}

const meta = {
  title: 'This book/Requirements',
  component: Requirements,
  args: { measured: { runs, rows }, address: anAddress() },
} satisfies Meta<typeof Requirements>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Results of the last `npm run requirements` or `npm test` on this machine. */
export const LastRun: Story = {
  loaders: [async () => ({ last: await loadMeasured() })],
  render: (_args, { loaded: { last } }) => <Requirements measured={last} />,
  play: async ({ canvas, loaded: { last } }) => {
    await expect(canvas.getByRole('heading', { name: 'Requirements' })).toBeVisible();
    if (last === null) await expect(canvas.getByText(/Nothing has been measured yet/)).toBeVisible();
    else await expect(canvas.getByRole('search', { name: 'Requirements' })).toBeVisible();
  },
};

export const NothingMeasuredYet: Story = {
  args: { measured: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run requirements')).toBeVisible();
  },
};

export const NeverRun: Story = {
  args: { measured: { runs: [], rows } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No step of/)).toBeVisible();
  },
};

export const ProvedFailedAndNotBuiltYet: Story = {
  play: async ({ canvas }) => {
    const rowOf = (id: string) => within(canvas.getByRole('row', { name: new RegExp(`^${id}`) }));
    await expect(rowOf('CO-010').getByText('passed')).toBeVisible();
    await expect(rowOf('CO-011').getByText('not built yet')).toBeVisible();
    await expect(rowOf('CR-080').getByText('failed')).toBeVisible();
  },
};

export const WhenAndOnWhichCommitEachStepRan: Story = {
  play: async ({ canvas }) => {
    const [unit, stories] = within(canvas.getByRole('list', { name: 'Last runs' })).getAllByRole('listitem');
    await expect(unit).toHaveTextContent('unit failed');
    await expect(unit).toHaveTextContent('21 Nov 2026, 10:00 am at a1b2c3d');
    await expect(unit).not.toHaveTextContent('with changes');
    await expect(stories).toHaveTextContent('stories passed');
    await expect(stories).toHaveTextContent('with changes');
  },
};

export const FilteredByPart: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Desk' }), 'CR');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.queryByText('CO-010')).not.toBeInTheDocument();
    await expect(canvas.getByText('CR-080')).toBeVisible();
    await expect(args.address?.write).toHaveBeenLastCalledWith({ id: '', part: 'CR', status: '', text: '' });
  },
};

export const FilteredByWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Words' }), 'marked declared');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getByText('CR-080')).toBeVisible();
  },
};

export const OnlyWhatIsNotBuiltYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'not built yet');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getByText('CO-011')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3');
  },
};

export const OneRequirement: Story = {
  args: { address: anAddress({ id: 'CR-080', part: 'CO' }) },
  play: async ({ args, canvas, userEvent }) => {
    // The filters would hide what the address asks for.
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3');
    await expect(canvas.getByRole('row', { name: /^CR-080/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('credit §2 KYC tab')).toBeVisible();
    await expect(canvas.getByText(/compares names word by word/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'CO-010' }));
    await expect(canvas.getByText(/from the due date of the first unpaid EMI/)).toBeVisible();
    await expect(canvas.queryByText('credit §2 KYC tab')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: proof.name })).toHaveAttribute(
      'href',
      `./?path=/story/${proof.storyId}`,
    );
    const open = { id: 'CO-010', part: '', status: '', text: '' };
    await expect(args.address?.write).toHaveBeenLastCalledWith(open);
    await userEvent.click(canvas.getByRole('link', { name: 'CO-010' }));
    await expect(args.address?.write).toHaveBeenLastCalledWith({ ...open, id: '' });
  },
};

export const NamesOfCodeStandBelow: Story = {
  args: {
    measured: {
      runs,
      rows: rows.map((row, index) =>
        index === 1
          ? { ...row, statement: 'ROLE_VAS reads the emiDay by GET /api/v1/collections/disbursed-loans.' }
          : row,
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Words' }), 'value-added');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getByRole('row', { name: /^CO-011/ })).toHaveTextContent(
      'Value-added services reads the EMI day by the call “disbursed loans”.',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'CO-011' }));
    await expect(canvas.getByRole('region', { name: 'On the wire' })).toHaveTextContent(
      'ROLE_VAS, emiDay, GET /api/v1/collections/disbursed-loans',
    );
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Words' }));
    await userEvent.click(canvas.getByRole('link', { name: 'CO-010' }));
    await expect(canvas.queryByRole('region', { name: 'On the wire' })).not.toBeInTheDocument();
  },
};

export const OneThatIsSplitIntoClauses: Story = {
  args: {
    measured: {
      runs,
      rows: [
        ...rows,
        ...['CR-0811.a', 'CR-081.a', 'CR-081.b'].map(id => ({
          id,
          area: 'kyc tab',
          statement: `What ${id} says.`,
          source: `credit of ${id}`,
          passages: [],
          claims: [],
        })),
      ],
    },
    address: anAddress({ id: 'CR-081', status: 'failed' }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 6');
    await expect(canvas.getAllByRole('link').map(link => link.textContent)).toEqual(['CR-081.a', 'CR-081.b']);
    await expect(canvas.getByText('credit of CR-081.a')).toBeVisible();
    await expect(args.address?.write).toHaveBeenLastCalledWith({
      id: 'CR-081.a',
      part: '',
      status: '',
      text: 'CR-081.',
    });
  },
};

export const MoreThanAPageful: Story = {
  args: {
    measured: {
      runs,
      rows: Array.from({ length: 101 }, (_, index) => ({
        id: `CS-${String(index + 1).padStart(3, '0')}`,
        area: 'search',
        statement: `Search rule number ${index + 1}.`,
        source: 'support §2 Search',
        passages: [],
        claims: [],
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('CS-101')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByText('CS-101')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
};

import { closeFrom, compareNames, partialFrom, type Verdict } from '@lending-desk/domain/compare';
import { MarkedText } from '@lending-desk/ui/kyc/MarkedText';
import { VerdictBadge } from '@lending-desk/ui/kyc/VerdictBadge';
import { type Column, Table } from '@lending-desk/ui/primitives/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

type Pair = { declared: string; found: string; verdict: Verdict };

/** Two names, and the verdict of a person comparing the two documents. */
const pairs: readonly Pair[] = [
  { declared: 'Kavya Raghunathan', found: 'KAVYA RAGHUNATHAN', verdict: 'exact' },
  { declared: 'Eeshwari Talpadrekar', found: 'MR TALPADREKAR EESHWARI', verdict: 'exact' },
  { declared: 'Zoë Fernândes', found: 'FERNANDES ZOE', verdict: 'exact' },
  { declared: 'Mary Philomena D’Almeyda', found: 'MARY PHILOMENA D ALMEYDA', verdict: 'exact' },
  { declared: 'Ravi Kumar Gupta', found: 'RAVIKUMAR GUPTA', verdict: 'exact' },
  { declared: 'Asha Rao', found: 'ASHA RAO W/O VINOD RAO', verdict: 'exact' },
  { declared: 'Mr Rahul K Sharma', found: 'SHARMA RAHUL KUMAR', verdict: 'close' },
  { declared: 'अनुष्ठा कुलकर्णेकर', found: 'ANUSHTHA KULKARNEKAR', verdict: 'close' },
  { declared: 'प्रिया सिंह', found: 'PRIYA SINGH', verdict: 'close' },
  { declared: 'Ravi Traders Pvt Ltd', found: 'M/S RAVI TRADERS', verdict: 'close' },
  { declared: 'Sheikh Imran', found: 'SHAIKH IMRAN', verdict: 'close' },
  { declared: 'Lakshmi Iyer', found: 'LAXMI IYER', verdict: 'close' },
  { declared: 'Mohammed Irfan', found: 'MOHD IRFAN', verdict: 'close' },
  { declared: 'Kavya Raghunathan', found: 'KAVYA RAGHNATHAN', verdict: 'close' },
  { declared: 'Kavya Raghunathan', found: 'KAVYA R', verdict: 'partial' },
  { declared: 'Rahul Kumar Sharma', found: 'RAHUL SHARMA', verdict: 'partial' },
  { declared: 'Rahul Kumar Sharma', found: 'RK SHARMA', verdict: 'partial' },
  { declared: 'Ravi Corp', found: 'Corp', verdict: 'different' },
  { declared: 'Ravi Sharma', found: 'RANI SHARMA', verdict: 'different' },
  { declared: 'Rahul Sharma', found: 'RAVI SHARMA', verdict: 'different' },
  { declared: 'Kavya Raghunathan', found: 'IMRAN QURESHI', verdict: 'different' },
  { declared: 'ABC Pvt Ltd', found: 'XYZ Pvt Ltd', verdict: 'different' },
  { declared: 'Ravi Kumar', found: 'ரவி குமார்', verdict: 'unreadable' },
];

const compared = pairs.map((pair, index) => ({
  ...pair,
  key: String(index),
  comparison: compareNames(pair.declared, pair.found),
}));
type Row = (typeof compared)[number];

const columns: readonly Column<Row>[] = [
  { id: 'declared', header: 'Declared', cell: row => <MarkedText marks={row.comparison.marks.left} /> },
  { id: 'found', header: 'Found', cell: row => <MarkedText marks={row.comparison.marks.right} /> },
  { id: 'score', header: 'Score', cell: row => row.comparison.score, align: 'right' },
  { id: 'verdict', header: 'Verdict', cell: row => <VerdictBadge comparison={row.comparison} /> },
];

const meta = {
  title: 'Credit/Parts/Name comparison',
  component: Table<Row>,
  args: {
    label: 'Name comparison',
    columns,
    rows: compared,
    rowKey: row => row.key,
    layout: { frame: 'panel' },
  },
} satisfies Meta<typeof Table<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

const bands: Readonly<Partial<Record<Verdict, readonly [number, number]>>> = {
  exact: [100, 100],
  close: [closeFrom, 99],
  partial: [partialFrom, closeFrom - 1],
  different: [0, partialFrom - 1],
  unreadable: [0, 0],
};

export const EveryScoreInItsBand: Story = {
  parameters: { covers: ['XR-021.a'] },
  play: async ({ canvas, step }) => {
    await step('each score lies in the band of its verdict', async () => {
      const rows = canvas.getAllByRole('row').slice(1);
      await expect(rows).toHaveLength(pairs.length);
      for (const [index, row] of rows.entries()) {
        const pair = pairs[index];
        const cells = within(row).getAllByRole('cell');
        const [least, most] = (pair && bands[pair.verdict]) ?? [101, -1];
        const score = Number(cells[2]?.textContent);
        await expect(score).toBeGreaterThanOrEqual(least);
        await expect(score).toBeLessThanOrEqual(most);
        await expect(cells[3]?.querySelector('[data-verdict]')).toHaveAttribute(
          'data-verdict',
          pair?.verdict,
        );
      }
      await expect(canvas.getByText('Cannot be compared')).toBeVisible();
    });
  },
};

export const DifferingLettersAreMarked: Story = {
  args: {
    rows: compared.filter(({ found }) => ['KAVYA RAGHNATHAN', 'KAVYA R', 'IMRAN QURESHI'].includes(found)),
  },
  parameters: { covers: ['XR-021.b'] },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the letters are marked, and said', async () => {
      const marked = [...canvasElement.querySelectorAll('mark')].map(mark => mark.textContent);
      await expect(marked).toContain('u');
      await expect(marked).toContain('R');
      // And as text for screen readers.
      await expect(canvas.getByText('(differs: R)')).toBeInTheDocument();
      await expect(canvas.getByText('(differs: IMRAN, QURESHI)')).toBeInTheDocument();
      await expect(canvas.getByText('initial')).toBeVisible();
    });
  },
};

import { businessDate, instant } from '@lending-desk/domain/calendar';
import { emptyDraft } from '@lending-desk/domain/decision';
import type { Replay } from '@lending-desk/domain/replay';
import { ReplayDecision, type ReplayDecisionProps } from '@lending-desk/ui/decision/ReplayDecision';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { factsOf } from '../panels';
import { approvedDraft } from './DecisionForm.cases';

const retry = fn();
const replay: Replay = {
  decidedOn: instant('2026-11-19T09:40:10.000Z'),
  origin: 'here',
  leftOut: [],
  decision: {
    by: 'Meera Subramanian',
    as: 'assignee',
    outcome: { status: 'DISBURSED', daysPastDue: 45, closedOn: null },
  },
};
const made = {
  state: 'ready',
  draft: approvedDraft,
  replay,
  notes: [
    {
      id: 'n1',
      createdOn: instant('2026-12-01T06:00:00.000Z'),
      comment: 'The first EMI came two weeks late.',
      author: 'Meera Subramanian',
    },
  ],
} as const satisfies ReplayDecisionProps['made'];
const rejected = { ...emptyDraft, caseStatus: 'REJECTED', rejectionReasons: ['High obligations'] } as const;

const meta = {
  title: 'Credit/Dialogs/Replay decision',
  component: ReplayDecision,
  args: { own: rejected, made, onClose: fn() },
} satisfies Meta<typeof ReplayDecision>;

export default meta;
type Story = StoryObj<typeof meta>;

const toneOf = (words: HTMLElement) => words.closest('[data-tone]')?.getAttribute('data-tone');
const found = () => screen.findByRole('dialog', { name: 'The decision' });
const dialog = async () => within(await found());
const facts = async () => factsOf(await found());
const rows = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    );

export const AnotherDecision: Story = {
  parameters: { states: ['ready'], covers: ['XR-019.c'] },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await step('what was decided, and that the trainee decided otherwise', async () => {
      await expect(toneOf(inside.getByText('Approved, not Rejected'))).toBe('flag');
      const differ = rows(inside).filter(([, , , same]) => same === 'Differs');
      await expect(
        inside.getByText(`${differ.length} of ${rows(inside).length} lines differ.`),
      ).toBeVisible();
    });
    await step('by whom, as what, when, and what became of the loan', async () => {
      await expect(await facts()).toEqual([
        'Decided by: Meera Subramanian',
        'As: the underwriter it was assigned to',
        'Decided on: 19 Nov 2026, 03:10 pm',
        'What became of it: Disbursed, 45 days past due today',
      ]);
    });
    await step('the decision field by field, with the figures that only one of the two has', async () => {
      await expect(rows(inside)).toContainEqual(['Case status', 'Rejected', 'Approved', 'Differs']);
      await expect(rows(inside)).toContainEqual(['Rejection reason', 'High obligations', '–', 'Differs']);
      const [, own, decided] = rows(inside).find(([label]) => label === 'EMI') ?? [];
      await expect([own, decided?.startsWith('Rs. ')]).toEqual(['–', true]);
    });
    await step('and what was written since', async () => {
      const since = within(inside.getByRole('region', { name: 'Notes since' }));
      await expect(since.getByRole('listitem')).toHaveTextContent(
        'Meera Subramanian, 1 Dec 2026, 11:30 amThe first EMI came two weeks late.',
      );
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const TheSameDecision: Story = {
  args: { own: approvedDraft },
  play: async () => {
    const inside = await dialog();
    await expect(toneOf(inside.getByText('Approved, as you decided'))).toBe('approve');
    await expect(inside.getByText('Every line is the same.')).toBeVisible();
    await expect(inside.queryByText('Differs')).toBeNull();
  },
};

const becomes = (outcome: Partial<NonNullable<Replay['decision']>['outcome']>) => ({
  ...made,
  replay: {
    ...replay,
    decision: replay.decision && {
      ...replay.decision,
      outcome: { ...replay.decision.outcome, ...outcome },
    },
  },
});

export const TheSameStatusOnOtherTerms: Story = {
  args: { own: { ...approvedDraft, maxAmount: '90000' }, made: becomes({ daysPastDue: 1 }) },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('Approved, as you decided')).toBeVisible();
    await expect(rows(inside)).toEqual([
      ['Case status', 'Approved', 'Approved', 'Same'],
      ['Change reason', 'Salary slip of October arrived', 'Salary slip of October arrived', 'Same'],
      ['Max sanctioned loan amount', 'Rs. 90,000', 'Rs. 1,25,000', 'Differs'],
      ['Tenure in months', '18 months', '18 months', 'Same'],
      ['Risk bucket', 'B', 'B', 'Same'],
      ['Interest rate', '24%', '24%', 'Same'],
      ['Processing fee rate', '2.5%', '2.5%', 'Same'],
      ['Max EMI', 'Rs. 9,500', 'Rs. 9,500', 'Same'],
      ['EMI date', '5th of month', '5th of month', 'Same'],
      ['Computed salary', 'Rs. 62,400', 'Rs. 62,400', 'Same'],
      ['Computed obligations', 'Rs. 11,850', 'Rs. 11,850', 'Same'],
      ['Computed FOIR', '32.35%', '32.35%', 'Same'],
      ['Industry type', 'IT services', 'IT services', 'Same'],
      ['Credit tags', 'Salary verified', 'Salary verified', 'Same'],
      ['EMI', 'Rs. 6,003', 'Rs. 8,338', 'Differs'],
      ['FOIR before', '18.99%', '18.99%', 'Same'],
      ['FOIR with the EMI', '28.61%', '32.35%', 'Differs'],
      ['Total interest', 'Rs. 18,058', 'Rs. 25,079', 'Differs'],
      ['APR', '28.11%', '28.11%', 'Same'],
    ]);
    await expect(await facts()).toContain('What became of it: Disbursed, 1 day past due today');
  },
};

export const OneLineDiffers: Story = {
  args: {
    own: { ...approvedDraft, changeReason: 'Pay slip of October arrived' },
    made: becomes({ daysPastDue: 0 }),
  },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText(`1 of ${rows(inside).length} lines differs.`)).toBeVisible();
    await expect(await facts()).toContain('What became of it: Disbursed, nothing past due today');
  },
};

export const DecidedElsewhere: Story = {
  args: {
    made: {
      ...made,
      replay: {
        ...replay,
        origin: 'elsewhere',
        decision: { by: null, as: null, outcome: { status: 'REJECTED', daysPastDue: null, closedOn: null } },
      },
      draft: rejected,
      notes: [],
    },
  },
  play: async () => {
    const inside = await dialog();
    await expect(await facts()).toEqual([
      'Decided by: –',
      'As: Not known: it was decided elsewhere',
      'Decided elsewhere on: 19 Nov 2026, 03:10 pm',
      'What became of it: Rejected',
    ]);
    await expect(rows(inside).map(([label]) => label)).not.toContain('EMI');
    await expect(inside.queryByRole('region', { name: 'Notes since' })).toBeNull();
  },
};

export const ClosedSince: Story = {
  args: {
    made: {
      ...made,
      replay: {
        ...replay,
        decision: {
          by: 'Meera Subramanian',
          as: 'creditAdmin',
          outcome: { status: 'DISBURSED', daysPastDue: 0, closedOn: businessDate('2026-12-31') },
        },
      },
    },
  },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('Disbursed, closed on 31 Dec 2026')).toBeVisible();
    await expect(inside.getByText('a credit admin, who may reopen decisions')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { made: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('status')).toHaveTextContent('Loading the decision');
    await expect(inside.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: { made: { state: 'failed', message: 'The decision could not be shown', onRetry: retry } },
  parameters: { states: ['error'] },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('The decision could not be shown');
    await userEvent.click(inside.getByRole('button', { name: 'Try now' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const LongestNames: Story = {
  args: {
    own: {
      ...rejected,
      rejectionReasons: ['High obligations', 'Address differs', 'Income too low', longestName],
    },
    made: {
      ...made,
      replay: { ...replay, decision: replay.decision && { ...replay.decision, by: longestName } },
      notes: made.notes.map(note => ({ ...note, comment: longestName.replaceAll(' ', '').repeat(6) })),
    },
  },
  parameters: { states: ['longest'] },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getAllByText(new RegExp(longestName)).length).toBeGreaterThan(0);
  },
};

import { draftOfLoan } from '@lending-desk/domain/decision';
import { DecisionConflict } from '@lending-desk/ui/decision/DecisionConflict';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { longestName } from '../fixtures/longestName';
import { staff } from '../fixtures/staff';

const original = draftOfLoan(loans.approved);

const meta = {
  title: 'Credit/Dialogs/Decision conflict',
  component: DecisionConflict,
  args: {
    open: true,
    original,
    mine: { ...original, maxEmi: '9000', changeReason: 'Bureau score rose' },
    theirs: { ...original, maxEmi: '8500', interestRate: '21' },
    by: staff.creditAdmin.fullName,
    onResolve: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DecisionConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

export const BothChangedMaxEmi: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, userEvent }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'This loan was changed meanwhile' }),
    );
    await expect(dialog.getByText(/Farhan Qureshi saved a decision/)).toBeInTheDocument();
    const maxEmi = rowOf('Max EMI');
    await expect(maxEmi.getByText('Rs. 9,500')).toBeInTheDocument();
    await expect(maxEmi.getByText('Rs. 9,000')).toBeInTheDocument();
    await expect(maxEmi.getByText('Rs. 8,500')).toBeInTheDocument();
    await expect(maxEmi.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await expect(rowOf('Interest rate').getByRole('radio', { name: 'Saved' })).toBeChecked();
    await expect(rowOf('Change reason').getByRole('radio', { name: 'Mine' })).toBeChecked();

    await userEvent.click(dialog.getByRole('button', { name: 'Go on with these' }));
    await expect(args.onResolve).toHaveBeenCalledWith({
      ...original,
      maxEmi: '9000',
      interestRate: '21',
      changeReason: 'Bureau score rose',
    });
  },
};

export const TakingTheirs: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(rowOf('Max EMI').getByRole('radio', { name: 'Saved' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
    await expect(args.onResolve).toHaveBeenCalledWith(expect.objectContaining({ maxEmi: '8500' }));
  },
};

export const AStatusAndItsReasonsStayTogether: Story = {
  args: {
    mine: {
      ...original,
      caseStatus: 'HOLD',
      holdReasons: ['PAN unreadable'],
      holdCategory: 'CDL',
      changeReason: 'The PAN came again',
    },
    theirs: { ...original, caseStatus: 'REJECTED', rejectionReasons: ['Low bureau score'] },
  },
  parameters: { covers: ['XR-014.c'] },
  play: async ({ args, step, userEvent }) => {
    await step('Their status comes with their reasons and without mine', async () => {
      await screen.findByRole('alertdialog');
      await expect(rowOf('Hold reason').getByRole('radio', { name: 'Saved' })).toBeDisabled();
      await userEvent.click(rowOf('Case status').getByRole('radio', { name: 'Saved' }));
      await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
      await expect(args.onResolve).toHaveBeenCalledWith({
        ...original,
        caseStatus: 'REJECTED',
        rejectionReasons: ['Low bureau score'],
      });
    });
    await step('and mine without theirs', async () => {
      await userEvent.click(rowOf('Case status').getByRole('radio', { name: 'Mine' }));
      await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
      await expect(args.onResolve).toHaveBeenLastCalledWith(args.mine);
    });
  },
};

export const DecidingLater: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decide later' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};

const reasons = ['Latest salary slip required', 'Rent agreement missing', 'PAN unreadable'];

export const LongestRealisticData: Story = {
  args: {
    mine: {
      ...original,
      months: '',
      caseStatus: 'HOLD',
      holdReasons: reasons,
      holdCategory: 'CDL',
      changeReason:
        'Employer confirmed on the landline that the customer moves to the Pune office in December; the higher basic pay stands on the new slip.',
    },
    theirs: {
      ...original,
      caseStatus: 'REJECTED',
      rejectionReasons: ['Low bureau score', 'FOIR above limit'],
    },
    by: longestName,
  },
  parameters: { states: ['longest'] },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(reasons.join(', '))).toBeVisible();
    await expect(dialog.getByText('1 changed by both.')).toBeVisible();
    await expect(rowOf('Tenure').getByText('–')).toBeVisible();
    await expect(rowOf('Tenure').getAllByText('18 months')).toHaveLength(2);
    const table = dialog.getByRole('table', { name: 'Changed fields' });
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

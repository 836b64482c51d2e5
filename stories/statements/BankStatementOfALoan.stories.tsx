import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { LoanScreen, type LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { pennyDrops, statements } from '../fixtures/statements';
import { loanTabs } from '../fixtures/tabs';
import { creditRail } from '../screens/creditRail';
import { inShell } from '../screens/inShell';

const loan = loans.approved;

type Ready = Extract<LoanScreenProps, { state: 'ready' }>;

const meta: Meta<Ready> = {
  title: 'Customer Support/Parts/Bank statement of a loan',
  component: LoanScreen,
  args: {
    state: 'ready',
    header: <LoanHeader core={loan} name="Kavya Raghunathan" />,
    tabs: { label: `Loan ${loan.loanId}`, items: loanTabs, value: 'perfios', onChange: fn() },
    panel: () => (
      <PerfiosTab
        state={{ state: 'ready', value: statements.salaried() }}
        pennyDrop={pennyDrops.same}
        onReveal={async () => null}
      />
    ),
    rail: creditRail({ open: false }, null, null),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    inShell({
      address: '/credit/loans',
      breadcrumb: [{ label: 'Credit' }, { label: 'All Cases' }, { label: `Loan ${loan.loanId}` }],
    }),
  ],
};

export default meta;
type Story = StoryObj<Ready>;

export const TheSectionRowStaysInView: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const row = canvas.getByRole('navigation', { name: 'Bank statement sections' });
    const top = () => row.getBoundingClientRect().top;
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect();
    await step('after a jump far down', async () => {
      const button = within(row).queryByRole('button', { name: 'FCU analysis' });
      if (button) await userEvent.click(button);
      else {
        // Where the row is too short for it.
        await userEvent.click(within(row).getByRole('button', { name: /^More/ }));
        await userEvent.click(await screen.findByRole('menuitem', { name: 'FCU analysis' }));
      }
      await expect(canvas.getByRole('group', { name: 'FCU analysis' })).toHaveFocus();
      await expect(top()).toBe(panel.top);
    });
    await step('and a section stops below it', async () => {
      await userEvent.click(within(row).getByRole('button', { name: 'Monthly' }));
      const section = canvas.getByRole('group', { name: 'Monthly' }).getBoundingClientRect();
      await expect(section.top).toBeGreaterThanOrEqual(row.getBoundingClientRect().bottom);
    });
    await step('while the page itself does not scroll', async () => {
      await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
      await expect(document.documentElement.scrollTop).toBe(0);
    });
  },
};

export const SmallLaptop: Story = {
  ...TheSectionRowStaysInView,
  globals: { viewport: { value: 'laptop' } },
};

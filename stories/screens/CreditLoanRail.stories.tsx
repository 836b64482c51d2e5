import { draftOfLoan } from '@lending-desk/domain/decision';
import { messages } from '@lending-desk/domain/errors';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { LoanScreen, type LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, type UserEventObject, within } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { loanTabs } from '../fixtures/tabs';
import { expectNothingSideways } from '../sideways';
import { creditRail, creditRailTabs, decisionOf, InWindow, Notes } from './creditRail';

const loan = loans.approved;
const onToggle = fn();
const railOf = (decision: ReactNode, notes: ReactNode, count = 3) =>
  creditRail({ facts: [], onToggle, tabs: creditRailTabs(count) }, decision, notes);

type Ready = Extract<LoanScreenProps, { state: 'ready' }>;

const meta: Meta<Ready> = {
  title: 'Credit/Screens/Credit loan rail',
  component: LoanScreen,
  args: {
    state: 'ready',
    header: <LoanHeader core={loan} name="Kavya Raghunathan" />,
    tabs: { label: `Loan ${loan.loanId}`, items: loanTabs, value: 'profile', onChange: fn() },
    panel: () => null,
    rail: railOf(decisionOf(), <Notes />),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  render: args => <InWindow {...args} />,
};

export default meta;
type Story = StoryObj<Ready>;

const rail = () => screen.findByRole('dialog', { name: 'Decision and notes' });

/** Opens the notes in the rail. */
async function notesIn(userEvent: UserEventObject) {
  const inside = within(await rail());
  await userEvent.click(inside.getByRole('tab', { name: /^Notes/ }));
  return within(inside.getByRole('region', { name: 'Comments and notes' }));
}

export const OverTheContent: Story = {
  parameters: { states: ['ready'] },
  play: async ({ userEvent }) => {
    const inside = within(await rail());
    await expect(inside.getByRole('form', { name: 'Decision' })).toBeVisible();
    await userEvent.click(inside.getByRole('tab', { name: /^Notes/ }));
    await expect(inside.getByRole('region', { name: 'Comments and notes' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

export const ViewersReadItOnly: Story = {
  args: {
    rail: railOf(
      decisionOf({ whyNot: messages.statusChange.viewerOnly }),
      <Notes whyNot={messages.statusChange.viewerOnly} />,
    ),
  },
  parameters: { states: ['notPermitted'] },
  play: async ({ userEvent }) => {
    const inside = within(await rail());
    await expect(inside.getByRole('button', { name: /^Submit/ })).toHaveAccessibleDescription(
      messages.statusChange.viewerOnly,
    );
    const comments = await notesIn(userEvent);
    await expect(comments.getByText(messages.statusChange.viewerOnly)).toBeInTheDocument();
    await expect(inside.queryByRole('textbox', { name: 'Comment' })).toBeNull();
  },
};

export const LongestRealisticData: Story = {
  args: {
    rail: railOf(
      decisionOf({
        draft: {
          ...draftOfLoan(loan),
          changeReason:
            'Employer confirmed on the landline that the customer moves to the Pune office in December; the higher basic pay stands on the new slip.',
        },
      }),
      <Notes
        comments={loan.comments.map(comment => ({
          ...comment,
          author: 'Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi',
          comment: `ग्राहक से बात हुई, दस्तावेज़ ठीक हैं 👍 ${'unbroken'.repeat(12)}`,
        }))}
      />,
      128,
    ),
  },
  parameters: { states: ['longest'] },
  play: async ({ userEvent }) => {
    const inside = within(await rail());
    const saved = inside.getByText('Draft saved 10:42 am');
    await expect(saved.scrollWidth).toBeLessThanOrEqual(saved.clientWidth + 1);
    await expectNothingSideways((await notesIn(userEvent)).getAllByRole('listitem'));
  },
};

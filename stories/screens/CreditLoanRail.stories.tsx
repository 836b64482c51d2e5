import { draftOfLoan } from '@lending-desk/domain/decision';
import { messages } from '@lending-desk/domain/errors';
import { CommentsPanel, type CommentsPanelProps } from '@lending-desk/ui/comments/CommentsPanel';
import { DecisionForm, type DecisionFormProps } from '@lending-desk/ui/decision/DecisionForm';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { type LoanRail, LoanScreen, type LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { config, loans } from '../fixtures/loans';
import { staff } from '../fixtures/staff';
import { loanTabs } from '../fixtures/tabs';
import { expectNothingSideways } from '../sideways';

const loan = loans.approved;
const decisionOf = (changes: Partial<DecisionFormProps> = {}) => (
  <DecisionForm
    from="APPROVED"
    actor={{ roles: staff.underwriter.roles, isAssignee: true }}
    config={config}
    draft={draftOfLoan(loan)}
    onDraft={fn()}
    onSubmit={fn()}
    onReload={fn()}
    onCreateTags={fn()}
    {...changes}
  />
);

const notesOf = (changes: Partial<CommentsPanelProps> = {}) => (
  <CommentsPanel comments={loan.comments} draft="" onDraft={fn()} onSave={fn()} {...changes} />
);
const onToggle = fn();
const railOf = (decision: ReactNode, notes: ReactNode, count = 3): LoanRail => ({
  label: 'Decision and notes',
  parts: [
    { name: 'Decision', content: decision },
    { name: 'Notes', content: notes, count },
  ],
  facts: [],
  open: true,
  onToggle,
});

type Ready = Extract<LoanScreenProps, { state: 'ready' }>;

const meta: Meta<Ready> = {
  title: 'Screens/Credit loan rail',
  component: LoanScreen,
  args: {
    state: 'ready',
    header: <LoanHeader core={loan} name="Kavya Raghunathan" />,
    tabs: { label: `Loan ${loan.loanId}`, items: loanTabs, value: 'profile', onChange: fn() },
    panel: () => null,
    rail: railOf(decisionOf(), notesOf()),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  render: args => (
    <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <LoanScreen {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<Ready>;

const rail = () => screen.findByRole('dialog', { name: 'Decision and notes' });

export const OverTheContent: Story = {
  parameters: { states: ['ready'] },
  play: async ({ userEvent }) => {
    const inside = within(await rail());
    await expect(inside.getByRole('form', { name: 'Decision' })).toBeVisible();
    await expect(inside.getByRole('region', { name: 'Comments and notes' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

export const ViewersReadItOnly: Story = {
  args: {
    rail: railOf(
      decisionOf({ whyNot: messages.statusChange.viewerOnly }),
      notesOf({ whyNot: messages.statusChange.viewerOnly }),
    ),
  },
  parameters: { states: ['notPermitted'] },
  play: async () => {
    const inside = within(await rail());
    const comments = within(inside.getByRole('region', { name: 'Comments and notes' }));
    await expect(inside.getByRole('button', { name: /^Submit/ })).toHaveAccessibleDescription(
      messages.statusChange.viewerOnly,
    );
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
        draftNote: 'Draft saved 10:42 am',
      }),
      notesOf({
        comments: loan.comments.map(comment => ({
          ...comment,
          author: 'Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi',
          comment: `ग्राहक से बात हुई, दस्तावेज़ ठीक हैं 👍 ${'unbroken'.repeat(12)}`,
        })),
      }),
      128,
    ),
  },
  parameters: { states: ['longest'] },
  play: async () => {
    const inside = within(await rail());
    await expectNothingSideways(inside.getAllByRole('listitem'));
  },
};

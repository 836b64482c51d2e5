import { draftOfLoan, messages } from '@lending-desk/domain';
import { CommentsPanel } from '@lending-desk/ui/comments/CommentsPanel';
import { DecisionForm, type DecisionFormProps } from '@lending-desk/ui/decision/DecisionForm';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { CreditLoanScreen, type CreditLoanScreenProps } from '@lending-desk/ui/screens/CreditLoanScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

type Ready = Extract<CreditLoanScreenProps, { state: 'ready' }>;

const meta: Meta<Ready> = {
  title: 'Screens/Credit loan rail',
  component: CreditLoanScreen,
  args: {
    state: 'ready',
    header: <LoanHeader core={loan} name="Kavya Raghunathan" />,
    tabs: { label: `Loan ${loan.loanId}`, items: loanTabs, value: 'profile', onChange: fn() },
    decision: decisionOf(),
    notes: <CommentsPanel comments={loan.comments} draft="" onDraft={fn()} onSave={fn()} />,
    notesCount: 3,
    tab: null,
    readout: { emiLabel: 'EMI, 18 months', emi: 'Rs. 8,338', foir: '32.4%' },
    railOpen: true,
    onToggleRail: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  render: args => (
    <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <CreditLoanScreen {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<Ready>;

const rail = () => screen.findByRole('dialog', { name: 'Decision and notes' });

export const OverTheContent: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, userEvent }) => {
    const inside = within(await rail());
    await expect(inside.getByRole('form', { name: 'Decision' })).toBeVisible();
    await expect(inside.getByRole('region', { name: 'Comments and notes' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onToggleRail).toHaveBeenCalledOnce();
  },
};

export const ViewersReadItOnly: Story = {
  args: {
    decision: decisionOf({ whyNot: messages.statusChange.viewerOnly }),
    notes: (
      <CommentsPanel
        comments={loan.comments}
        draft=""
        onDraft={fn()}
        onSave={fn()}
        whyNot={messages.statusChange.viewerOnly}
      />
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
    decision: decisionOf({
      draft: {
        ...draftOfLoan(loan),
        changeReason:
          'Employer confirmed on the landline that the customer moves to the Pune office in December; the higher basic pay stands on the new slip.',
      },
      draftNote: 'Draft saved 10:42 am',
    }),
    notes: (
      <CommentsPanel
        comments={loan.comments.map(comment => ({
          ...comment,
          author: 'Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi',
          comment: `ग्राहक से बात हुई, दस्तावेज़ ठीक हैं 👍 ${'unbroken'.repeat(12)}`,
        }))}
        draft=""
        onDraft={fn()}
        onSave={fn()}
      />
    ),
    notesCount: 128,
  },
  parameters: { states: ['longest'] },
  play: async () => {
    const inside = within(await rail());
    await expectNothingSideways(inside.getAllByRole('listitem'));
  },
};

const dark = { theme: 'dark', viewport: { value: 'laptop' } };
export const Dark: Story = { ...OverTheContent, globals: dark };
export const ViewersInDark: Story = { ...ViewersReadItOnly, globals: dark };
export const LongestRealisticDataInDark: Story = { ...LongestRealisticData, globals: dark };

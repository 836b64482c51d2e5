import { draftOfLoan } from '@lending-desk/domain/decision';
import { CommentsPanel, type CommentsPanelProps } from '@lending-desk/ui/comments/CommentsPanel';
import { DecisionForm, type DecisionFormProps } from '@lending-desk/ui/decision/DecisionForm';
import { type LoanRail, LoanScreen, type LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { config, loans } from '../fixtures/loans';
import { staff } from '../fixtures/staff';

const loan = loans.approved;

export const decisionOf = (changes: Partial<DecisionFormProps> = {}) => (
  <DecisionForm
    from="APPROVED"
    actor={{ roles: staff.underwriter.roles, isAssignee: true }}
    config={config}
    draft={draftOfLoan(loan)}
    onDraft={fn()}
    onSubmit={fn()}
    onCreateTags={fn()}
    applied={loan.amountApplied}
    draftNote="Draft saved 10:42 am"
    {...changes}
  />
);

/** The notes with a parent that keeps what is typed, as the app does. */
export function Notes(changes: Partial<CommentsPanelProps>) {
  const [draft, setDraft] = useState('');
  return (
    <CommentsPanel comments={loan.comments} draft={draft} onDraft={setDraft} onSave={fn()} {...changes} />
  );
}

/** The rail of the credit desk. */
export function creditRail(
  changes: Partial<LoanRail> = {},
  decision: ReactNode = decisionOf(),
  notes: ReactNode = <Notes />,
): LoanRail {
  return {
    label: 'Decision and notes',
    tabs: creditRailTabs(),
    value: 'decision',
    onChange: fn(),
    panel: part => (part === 'notes' ? notes : decision),
    reload: { running: false, onPress: fn() },
    facts: [
      { label: 'EMI, 18 months', value: 'Rs. 8,338' },
      { label: 'FOIR', value: '32.4%' },
    ],
    open: true,
    onToggle: fn(),
    ...changes,
  };
}

export const creditRailTabs = (count = 3): LoanRail['tabs'] => [
  { value: 'decision', label: 'Decision', kept: true },
  { value: 'notes', label: 'Notes', counter: count, kbd: 'N', kept: true },
];

/** The screen in a window, with a parent that keeps which part of the rail is shown, as the app does. */
export function InWindow(props: LoanScreenProps) {
  const [part, setPart] = useState('decision');
  const rail = props.state === 'ready' ? props.rail : undefined;
  return (
    <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <LoanScreen
        {...props}
        {...(rail
          ? {
              rail: {
                ...rail,
                value: part,
                onChange: (next: string) => {
                  setPart(next);
                  rail.onChange(next);
                },
              },
            }
          : {})}
      />
    </div>
  );
}

import { type DecisionDraft, draftOfLoan } from '@lending-desk/domain/decision';
import { approvalStatuses } from '@lending-desk/domain/loan';
import { DecisionForm, type DecisionFormProps } from '@lending-desk/ui/decision/DecisionForm';
import { fn } from 'storybook/test';
import { config, loans } from '../fixtures/loans';
import { staff } from '../fixtures/staff';
import type { Area } from '../panels';
import { useHeld } from '../useHeld';

export const approvedDraft: DecisionDraft = {
  ...draftOfLoan(loans.approved),
  changeReason: 'Salary slip of October arrived',
};

/** A pending loan assigned to the current underwriter. */
export const decisionArgs = {
  from: 'PENDING',
  actor: { roles: staff.underwriter.roles, isAssignee: true },
  config,
  draft: draftOfLoan(loans.pending),
  onDraft: fn(),
  onSubmit: fn(),
  onCreateTags: fn(),
  applied: loans.pending.amountApplied,
  draftNote: 'Draft saved 10:42 am',
} satisfies DecisionFormProps;

/** A form can be of any status. */
export const decisionArgTypes = { from: { options: approvalStatuses, control: 'select' } } as const;

/** The form in the rail, with a parent that stores what is typed, as the app does. */
export function Kept(props: DecisionFormProps) {
  const { value, onChange } = useHeld({ value: props.draft, onChange: props.onDraft });
  return (
    <div style={{ width: 360, height: 820, display: 'flex', flexDirection: 'column' }}>
      <DecisionForm {...props} draft={value} onDraft={onChange} />
    </div>
  );
}

export const submit = (canvas: Area) => canvas.getByRole('button', { name: /Submit decision/ });

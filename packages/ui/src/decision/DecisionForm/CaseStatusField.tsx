import { caseStatusOptions } from '@lending-desk/domain/decision';
import {
  type ApprovalStatus,
  approvalStatusFaces,
  isApprovalStatus,
  type StatusTone,
  type TransitionActor,
  transitionVerdict,
} from '@lending-desk/domain/loan';
import { CircleCheck, CirclePause, CircleX, type LucideIcon } from 'lucide-react';
import { Segmented } from '../../primitives/Segmented';
import { Select } from '../../primitives/Select';
import { type GroupProps } from './fieldProps';

const icons: Partial<Record<ApprovalStatus, LucideIcon>> = {
  APPROVED: CircleCheck,
  HOLD: CirclePause,
  REJECTED: CircleX,
  INACTIVE: CircleX,
};

function toneOf(status: ApprovalStatus): Exclude<StatusTone, 'neutral'> | undefined {
  const { tone } = approvalStatusFaces[status];
  return tone === 'neutral' ? undefined : tone;
}

// Actions and statuses have different wording: the action is 'Hold', the resulting status 'On hold'.
const most = 4;

type CaseStatusFieldProps = GroupProps & {
  from: ApprovalStatus;
  actor: Omit<TransitionActor, 'hasChangeReason'>;
};

/** The case status. A status that cannot follow the current one is disabled with the reason; one that nobody can
 *  set here is left out. */
export function CaseStatusField(props: CaseStatusFieldProps) {
  const { form, config, from, actor, disabled } = props;
  const draft = form.values;
  const options = caseStatusOptions(config)
    .map(option => ({
      ...option,
      verdict: transitionVerdict(from, option.value, { ...actor, hasChangeReason: true }),
    }))
    .filter(option => option.value !== 'PENDING' || option.verdict.allowed || draft.caseStatus === 'PENDING')
    .map(option => ({
      value: option.value,
      label: option.label,
      icon: draft.caseStatus === option.value ? icons[option.value] : undefined,
      tone: toneOf(option.value),
      disabled: !option.verdict.allowed,
      // A form that is disabled as a whole already shows its reason.
      disabledReason: option.verdict.allowed || disabled ? undefined : option.verdict.why,
    }));
  const common = {
    ...form.field('caseStatus'),
    label: 'Case status',
    required: true,
    disabled,
    options,
    onChange: (value: string) => {
      form.change({ caseStatus: isApprovalStatus(value) ? value : '' });
      form.leave('caseStatus');
    },
  };
  return options.length > most ? <Select {...common} size="sm" /> : <Segmented {...common} />;
}

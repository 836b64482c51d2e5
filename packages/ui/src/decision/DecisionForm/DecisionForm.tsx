import {
  type DecisionContext,
  type DecisionDraft,
  decisionReadout,
  type UnderwritingConfig,
  validateDecision,
} from '@lending-desk/domain/decision';
import { verdictByFaults } from '@lending-desk/domain/form';
import type { ApprovalStatus, TransitionActor } from '@lending-desk/domain/loan';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { DecisionReadout } from '../DecisionReadout';
import { AssessmentFields } from './AssessmentFields';
import { CaseStatusField } from './CaseStatusField';
import { body, foot, form as formClass, grow, head, submit as submitClass } from './DecisionForm.css';
import type { GroupProps } from './fieldProps';
import { DecisionQuestion } from './DecisionQuestion';
import { questionOf } from './questionOf';
import { ReasonFields } from './ReasonFields';
import { TagFields } from './TagFields';
import { TermsFields } from './TermsFields';

export type DecisionFormProps = {
  /** The loan's present status. */
  from: ApprovalStatus;
  /** Who decides: roles, and whether the case is theirs. */
  actor: Omit<TransitionActor, 'hasChangeReason'>;
  config: UnderwritingConfig;
  /** The form as typed; kept by the parent, so that it survives a reload and a sign-in. */
  draft: DecisionDraft;
  onDraft: (draft: DecisionDraft) => void;
  /** What stands on the loan: a choice that is no longer listed may stay. @default nothing */
  stored?: DecisionDraft | undefined;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** How sending stands. @default idle */
  submit?: { state: 'idle' | 'running' | 'failed'; message?: string | undefined } | undefined;
  /** Called with a draft that is valid (CR-194); an approval or a rejection once it was asked about. */
  onSubmit: (draft: DecisionDraft) => void;
  onReload: () => void;
  /** The loan is being read again. @default false */
  reloading?: boolean | undefined;
  /** Why this person may not decide; the form is then read-only. @default they may */
  whyNot?: string | undefined;
  /** Somebody decided the loan after this form was begun: who, and what shows the difference. @default nobody */
  decided?: { by: string | null; onCompare: () => void } | undefined;
  /** News about the draft, above the fields. @default none */
  notice?: ReactNode;
  /** Whether this person may create master tags. @default false */
  mayCreateTags?: boolean | undefined;
  /** @default false */
  tagsBusy?: boolean | undefined;
  /** A promise that fails puts what was typed back into the field. */
  onCreateTags: (tags: readonly string[]) => Promise<unknown> | void;
};

/** The decision: status first, then what that status asks for, the terms, and what they come to. */
export function DecisionForm(props: DecisionFormProps) {
  const {
    from,
    actor,
    config,
    draft,
    onDraft,
    stored,
    submit = { state: 'idle' },
    onSubmit,
    whyNot,
    decided,
  } = props;
  // What the question shows is what is sent, whatever comes in meanwhile.
  const [asked, setAsked] = useState<DecisionDraft | null>(null);
  const context: DecisionContext = useMemo(
    () => ({ from, actor, config, stored }),
    [from, actor, config, stored],
  );
  const readout = useMemo(() => decisionReadout(draft), [draft]);
  const disbursed = from === 'DISBURSED';
  const disabled = whyNot !== undefined || disbursed || submit.state === 'running';

  const form = useForm({
    initial: stored ?? draft,
    draft: { values: draft, onChange: onDraft },
    judge: values => verdictByFaults(values, validateDecision(values, context)),
    disabled,
    onSubmit: decision => (questionOf(decision) ? setAsked(decision) : onSubmit(decision)),
  });
  const group: GroupProps = { form, config, disabled };
  return (
    <form {...form.props} className={formClass} aria-label="Decision">
      <div className={head}>
        <Text as="h2" size="titleSm">
          Decision
        </Text>
        <Text size="caption" tone="tertiary" truncate numeric>
          {props.draftNote}
        </Text>
        <span className={grow} />
        <Button
          variant="plain"
          size="xs"
          icon={RefreshCw}
          loading={props.reloading ?? false}
          loadingLabel="Reloading"
          onClick={props.onReload}
        >
          Reload Loan
        </Button>
      </div>
      <div className={body} role="group" aria-label="Decision fields" tabIndex={0}>
        {whyNot === undefined ? null : <Banner tone="neutral" title={whyNot} />}
        {decided ? (
          <Banner
            title={`${decided.by ?? 'Somebody'} decided this loan meanwhile`}
            action={
              <Button size="xs" onClick={decided.onCompare}>
                Compare
              </Button>
            }
            live
          >
            What you typed is kept.
          </Banner>
        ) : null}
        {props.notice}
        <CaseStatusField {...group} from={from} actor={actor} />
        <ReasonFields {...group} from={from} />
        <TermsFields {...group} />
        <AssessmentFields {...group} />
        <TagFields
          {...group}
          mayCreateTags={props.mayCreateTags ?? false}
          tagsBusy={props.tagsBusy ?? false}
          onCreateTags={props.onCreateTags}
        />
      </div>
      <div className={foot}>
        <DecisionReadout readout={readout} />
        {disbursed ? null : (
          <div className={submitClass}>
            <Button
              type="submit"
              variant="solid"
              fullWidth
              kbd="Ctrl Enter"
              loading={submit.state === 'running'}
              loadingLabel="Submitting"
              disabledReason={whyNot}
            >
              Submit decision
            </Button>
            <StatusLine state={submit.state === 'failed' ? 'failed' : 'idle'}>{submit.message}</StatusLine>
          </div>
        )}
      </div>
      <DecisionQuestion
        decision={asked}
        onConfirm={decision => {
          setAsked(null);
          if (!disabled) onSubmit(decision);
        }}
        onCancel={() => setAsked(null)}
      />
    </form>
  );
}

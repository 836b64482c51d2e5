import {
  type DecisionContext,
  type DecisionDraft,
  decisionFields,
  decisionReadout,
  type UnderwritingConfig,
  validateDecision,
} from '@lending-desk/domain/decision';
import { verdictByFaults } from '@lending-desk/domain/form';
import type { ApprovalStatus, TransitionActor } from '@lending-desk/domain/loan';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { focusFirstInvalid } from '../../primitives/Field';
import { useForm } from '../../primitives/Form';
import { loadable } from '../../primitives/Loadable';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { DecisionReadout } from '../DecisionReadout';
import { AssessmentFields } from './AssessmentFields';
import { CaseStatusField } from './CaseStatusField';
import { body, foot, form as formClass, grow, head, submit as submitClass } from './DecisionForm.css';
import type { GroupProps } from './fieldProps';
import { questionOf } from './questionOf';
import { ReasonFields } from './ReasonFields';
import { TagFields } from './TagFields';
import { TermsFields } from './TermsFields';

/** Where keys lead in the form. */
export type DecisionReach = {
  /** Focuses Case status. */
  status: () => void;
  /** Focuses the first field that is still needed, and says what it needs. */
  missing: () => void;
};

export type DecisionFormProps = {
  /** The loan's current status. */
  from: ApprovalStatus;
  /** The user's roles, and whether the case is assigned to them. */
  actor: Omit<TransitionActor, 'hasChangeReason'>;
  config: UnderwritingConfig;
  /** The values typed so far. The parent keeps them, so that they survive a reload and a sign-in. */
  draft: DecisionDraft;
  onDraft: (draft: DecisionDraft) => void;
  /** The values stored on the loan; a stored choice stays selectable even if it is no longer offered. @default
   *  none */
  stored?: DecisionDraft | undefined;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** State of the submission. @default idle */
  submit?: { state: 'idle' | 'running' | 'failed'; message?: string | undefined } | undefined;
  /** Called with a valid draft (CR-194). An approval or rejection is confirmed first. */
  onSubmit: (draft: DecisionDraft) => void;
  onReload: () => void;
  /** The loan is being reloaded. @default false */
  reloading?: boolean | undefined;
  /** Why this user may not decide; the form is then read-only. @default allowed */
  whyNot?: string | undefined;
  /** Set when someone else decided the loan while this form was open: who, and how to compare. @default undefined */
  decided?: { by: string | null; onCompare: () => void } | undefined;
  /** A notice about the draft, above the fields. @default none */
  notice?: ReactNode;
  /** Whether this user may create master tags. @default false */
  mayCreateTags?: boolean | undefined;
  /** @default false */
  tagsBusy?: boolean | undefined;
  /** If the promise rejects, the typed text returns to the field. */
  onCreateTags: (tags: readonly string[]) => Promise<unknown> | void;
  /** For keys that lead into the form. @default none */
  reach?: Ref<DecisionReach> | undefined;
};

// Only an approval or a rejection is asked about, so its files come with the first one.
const questionView = loadable(async () => (await import('./DecisionQuestion')).DecisionQuestion);

const withoutTerms = new Set<string>(['HOLD', 'REJECTED', 'INACTIVE']);
// Every other text is a term or part of the assessment.
const notTerms = new Set<string>(['caseStatus', 'holdCategory', 'changeReason']);

/** Case status comes first; of radio buttons the chosen one has the focus. */
function focusFirst(fields: HTMLElement | null) {
  const find = (selector: string) => fields?.querySelector<HTMLElement>(selector);
  (find('[name=caseStatus]:checked') ?? find('[role=radiogroup] :enabled, [role=combobox]'))?.focus();
}

/** The decision form: status, the fields that status requires, the terms, and the resulting EMI and FOIR. */
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
  // The draft being confirmed is the one that is sent, even if the form changes meanwhile.
  const [asked, setAsked] = useState<DecisionDraft | null>(null);
  const context: DecisionContext = { from, actor, config, stored };
  const readout = useMemo(() => decisionReadout(draft), [draft]);
  const disbursed = from === 'DISBURSED';
  const disabled = whyNot !== undefined || disbursed || submit.state === 'running';

  const form = useForm({
    initial: stored ?? draft,
    draft: { values: draft, onChange: onDraft },
    validate: values => verdictByFaults(values, validateDecision(values, context)),
    disabled,
    onSubmit: decision => (questionOf(decision) ? setAsked(decision) : onSubmit(decision)),
  });
  const fields = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.reach, () => ({
    status: () => focusFirst(fields.current),
    missing: () => {
      const faults = validateDecision(draft, context);
      const first = decisionFields.find(field => field in faults);
      if (first) form.leave(first);
      // A field is marked invalid only after its error has rendered.
      requestAnimationFrame(() => focusFirstInvalid(fields.current));
    },
  }));
  // A status without terms hides their fields, but never a value that would be sent.
  const hasTerms =
    !withoutTerms.has(draft.caseStatus) ||
    decisionFields.some(field => typeof draft[field] === 'string' && draft[field] && !notTerms.has(field));
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
      <div ref={fields} className={body} role="group" aria-label="Decision fields" tabIndex={0}>
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
        {hasTerms ? (
          <>
            <TermsFields {...group} />
            <AssessmentFields {...group} />
          </>
        ) : null}
        <TagFields
          {...group}
          mayCreateTags={props.mayCreateTags ?? false}
          tagsBusy={props.tagsBusy ?? false}
          onCreateTags={props.onCreateTags}
        />
      </div>
      <div className={foot}>
        {readout.emi === null && readout.foirAfter === null ? null : <DecisionReadout readout={readout} />}
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
      {asked ? (
        <questionView.View
          decision={asked}
          onConfirm={decision => {
            setAsked(null);
            if (!disabled) onSubmit(decision);
          }}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </form>
  );
}

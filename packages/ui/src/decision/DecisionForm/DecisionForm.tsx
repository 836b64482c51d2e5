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
import type { Paise } from '@lending-desk/domain/money';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { loadable } from '../../primitives/Loadable';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { DecisionReadout } from '../DecisionReadout';
import type { WhatIfReach } from '../WhatIf';
import { AssessmentFields } from './AssessmentFields';
import { CaseStatusField } from './CaseStatusField';
import {
  body,
  foot,
  form as formClass,
  line,
  lineEnd,
  lineStart,
  trial as trialClass,
  trialHead,
} from './DecisionForm.css';
import type { GroupProps } from './fieldProps';
import { questionOf } from './questionOf';
import { ReasonFields } from './ReasonFields';
import { TagFields } from './TagFields';
import { TermsFields } from './TermsFields';
import { ToDo } from './ToDo';
import { WhatIsSent } from './WhatIsSent';

/** Where keys lead in the form. */
export type DecisionReach = {
  /** Focuses Case status. */
  status: () => void;
  /** Focuses the first field that is still needed, and says what it needs. */
  missing: () => void;
  /** Opens the what-if and focuses its first slider. */
  whatIf: () => void;
  /** Puts the amount and tenure of the what-if into the form. */
  useThese: () => void;
  /** What the button does: asks where that is needed, says what is missing, or sends. */
  submit: () => void;
};

export type DecisionFormProps = {
  /** The loan's current status. */
  from: ApprovalStatus;
  /** The user's roles, and whether the case is assigned to them. */
  actor: Omit<TransitionActor, 'hasChangeReason'>;
  /** The choices of its lists. */
  config: UnderwritingConfig;
  /** The values typed so far. The parent keeps them, so that they survive a reload and a sign-in. */
  draft: DecisionDraft;
  onDraft: (draft: DecisionDraft) => void;
  /** The values stored on the loan; a stored choice stays selectable even if it is no longer offered. @default
   *  none */
  stored?: DecisionDraft | undefined;
  /** The amount the customer asked for. */
  applied: Paise;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** State of the submission. @default idle */
  submit?: { state: 'idle' | 'running' | 'failed'; message?: string | undefined } | undefined;
  /** Called with a valid draft (CR-194). An approval or rejection is confirmed first. */
  onSubmit: (draft: DecisionDraft) => void;
  /** The button of a form that changes no loan; nothing is confirmed then. @default 'Submit decision' */
  rehearsal?: string | undefined;
  /** Why this user may not decide; the form is then read-only. @default allowed */
  whyNot?: string | undefined;
  /** Set when someone else decided the loan while this form was open: who, and how to compare. @default undefined */
  decided?: { by: string | null; onCompare: () => void } | undefined;
  /** A notice about the draft, above the fields. @default none */
  notice?: ReactNode;
  /** Whether this user may create master tags. @default false */
  mayCreateTags?: boolean | undefined;
  /** Whether new tags are being created. @default false */
  tagsBusy?: boolean | undefined;
  /** If the promise rejects, the typed text returns to the field. */
  onCreateTags: (tags: readonly string[]) => Promise<unknown> | void;
  /** For keys that lead into the form. @default none */
  reach?: Ref<DecisionReach> | undefined;
};

// Only an approval or a rejection is asked about, so its files come with the first one.
const questionView = loadable(async () => (await import('./onDemand')).DecisionQuestion);

const whatIfView = loadable(async () => (await import('./onDemand')).WhatIf);

const withoutTerms = new Set<string>(['', 'HOLD', 'REJECTED', 'INACTIVE']);
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
    onSubmit: decision =>
      props.rehearsal === undefined && questionOf(decision) ? setAsked(decision) : onSubmit(decision),
  });
  const fields = useRef<HTMLDivElement>(null);
  const trial = useRef<WhatIfReach>(null);
  const [trying, setTrying] = useState(false);
  // The first time its code has to load: the focus waits for it.
  const leadsToTrial = useRef(false);
  const holdTrial = useCallback((reach: WhatIfReach | null) => {
    trial.current = reach;
    if (!reach || !leadsToTrial.current) return;
    leadsToTrial.current = false;
    reach.focus();
  }, []);
  const faults = validateDecision(draft, context);
  const faulty = decisionFields.filter(field => field in faults);
  const toMissing = () => {
    const [first] = faulty;
    if (first) form.seek(first);
  };
  // A status without terms hides their fields, but never a value that would be sent.
  const hasTerms =
    !withoutTerms.has(draft.caseStatus) ||
    decisionFields.some(field => typeof draft[field] === 'string' && draft[field] && !notTerms.has(field));
  useImperativeHandle(props.reach, () => ({
    status: () => focusFirst(fields.current),
    missing: toMissing,
    whatIf: () => {
      if (!hasTerms || disabled) return;
      setTrying(true);
      leadsToTrial.current = trial.current === null;
      trial.current?.focus();
    },
    useThese: () => trial.current?.use(),
    submit: form.submit,
  }));
  const group: GroupProps = { form, config, disabled };
  return (
    <form {...form.props} className={formClass} aria-label="Decision">
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
            <AssessmentFields {...group} foir={readout.foirAfter} />
          </>
        ) : null}
        <TagFields
          {...group}
          mayCreateTags={props.mayCreateTags ?? false}
          tagsBusy={props.tagsBusy ?? false}
          onCreateTags={props.onCreateTags}
        />
        {disabled || draft.caseStatus === '' || questionOf(draft) ? null : (
          <WhatIsSent draft={draft} from={from} />
        )}
      </div>
      {hasTerms && !disabled ? (
        <section className={trialClass} aria-label="What if">
          <div className={trialHead}>
            <Button
              variant="plain"
              size="xs"
              icon={trying ? ChevronDown : ChevronUp}
              kbd="W"
              aria-expanded={trying}
              onClick={() => setTrying(!trying)}
            >
              What if
            </Button>
          </div>
          {trying ? (
            <whatIfView.View draft={draft} applied={props.applied} onUse={form.change} reach={holdTrial} />
          ) : null}
        </section>
      ) : null}
      <div className={foot}>
        {readout.emi === null && readout.foirAfter === null ? null : <DecisionReadout readout={readout} />}
        {disbursed ? null : (
          <>
            <Button
              type="submit"
              variant="solid"
              fullWidth
              kbd="Ctrl Enter"
              loading={submit.state === 'running'}
              loadingLabel="Submitting"
              disabledReason={whyNot}
            >
              {props.rehearsal ?? 'Submit decision'}
            </Button>
            <div className={line}>
              <div className={lineStart}>
                {submit.state === 'failed' || whyNot !== undefined ? (
                  <StatusLine state={submit.state === 'failed' ? 'failed' : 'idle'}>
                    {submit.message}
                  </StatusLine>
                ) : (
                  <ToDo faulty={faulty} onFirst={toMissing} />
                )}
              </div>
              <span className={lineEnd}>
                <Text size="caption" tone="tertiary" numeric>
                  {props.draftNote}
                </Text>
              </span>
            </div>
          </>
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

import { verdictByFaults } from '@lending-desk/domain/form';
import type { SectionState } from '@lending-desk/domain/loan';
import {
  firstPdFault,
  isPdRevealed,
  type PdDraft,
  type PdFeedback,
  type PdField,
} from '@lending-desk/domain/pd';
import { History } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { Panel } from '../../primitives/Panel';
import type { Done, Run } from '../../primitives/States';
import { StatusLine } from '../../primitives/StatusLine';
import { pdGroups } from './groups';
import { PastFeedbacks } from './PastFeedbacks';
import { PdQuestionRow } from './PdQuestion';
import { PdSkeleton } from './PdSkeleton';
import { foot, form as formClass, group as groupClass, heading, notice } from './PdTab.css';

export type PdTabProps = {
  /** 'loading' shows a skeleton of the form. @default 'ready' */
  state?: 'ready' | 'loading' | undefined;
  /** The answers so far. The parent keeps them, so that they survive a reload and a sign-in. */
  draft: PdDraft;
  onDraft: (draft: PdDraft) => void;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** State of the last save, with the text of the status line. @default idle */
  save?: Run | Done<{ message: string }> | undefined;
  /** Called with a draft in which every required answer is given (CR-116). */
  onSave: (draft: PdDraft) => void;
  /** Earlier feedbacks, newest first. */
  feedbacks: SectionState<readonly PdFeedback[]>;
  /** Why this user may not save; the form is then read-only. @default allowed */
  whyNot?: string | undefined;
  /** A notice about the draft, above the questions. @default none */
  notice?: ReactNode;
};

/** Questions are checked in order, and only the first unanswered one is reported (CR-116). */
function validate(draft: PdDraft) {
  const missing = firstPdFault(draft);
  return verdictByFaults(draft, missing === null ? {} : { [missing.field]: missing.message });
}

/** The pre-disbursal call form: questions in the order they are checked, limited to the branch that applies, Save
 *  with its status line, and earlier feedbacks (CR-097). */
export function PdTab(props: PdTabProps) {
  const { draft, onDraft, save = { state: 'idle' }, onSave, whyNot } = props;
  const [pastOpen, setPastOpen] = useState(false);
  const saving = save.state === 'running';
  const disabled = whyNot !== undefined || saving;

  const form = useForm({
    initial: draft,
    draft: { values: draft, onChange: onDraft },
    validate,
    showErrors: 'submitted',
    disabled,
    onSubmit: onSave,
  });
  const { change, errors } = form;
  const fault = Object.values(errors)[0];
  const answer = useCallback((field: PdField, value: string) => change({ [field]: value }), [change]);

  if (props.state === 'loading') return <PdSkeleton />;
  const past = props.feedbacks.state === 'ready' ? props.feedbacks.value.length : 0;
  return (
    <Panel
      title="PD Feedback"
      meta={props.draftNote}
      actions={
        <Button variant="plain" size="sm" icon={History} onClick={() => setPastOpen(true)}>
          {`Past feedbacks (${past})`}
        </Button>
      }
    >
      <form {...form.props} className={formClass} aria-label="PD Feedback">
        {whyNot === undefined ? null : (
          <div className={notice}>
            <Banner tone="neutral" title={whyNot} />
          </div>
        )}
        {props.notice ? <div className={notice}>{props.notice}</div> : null}
        {pdGroups.map(group => {
          const fields = group.fields.filter(field => isPdRevealed(field, draft));
          if (fields.length === 0) return null;
          return (
            <fieldset key={group.heading} className={groupClass}>
              <legend className={heading}>{group.heading}</legend>
              {fields.map(field => (
                <PdQuestionRow
                  key={field}
                  field={field}
                  answer={draft[field]}
                  error={errors[field]}
                  disabled={disabled}
                  onAnswer={answer}
                />
              ))}
            </fieldset>
          );
        })}
        <div className={foot}>
          <Button
            type="submit"
            variant="solid"
            kbd="Ctrl Enter"
            loading={saving}
            loadingLabel="Saving"
            disabledReason={whyNot}
          >
            Save
          </Button>
          <StatusLine state={fault ? 'failed' : save.state}>
            {fault ?? (saving ? 'Saving' : 'message' in save && save.message)}
          </StatusLine>
        </div>
      </form>
      <PastFeedbacks open={pastOpen} onClose={() => setPastOpen(false)} feedbacks={props.feedbacks} />
    </Panel>
  );
}

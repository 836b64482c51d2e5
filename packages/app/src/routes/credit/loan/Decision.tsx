import { can, type Viewer } from '@lending-desk/domain/access';
import { draftOfLoan } from '@lending-desk/domain/decision';
import { messages } from '@lending-desk/domain/errors';
import { allowedTargets, type ApprovalStatus, type LoanCore } from '@lending-desk/domain/loan';
import { DecisionForm, type DecisionReach } from '@lending-desk/ui/decision/DecisionForm';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { memo, type RefObject, useMemo } from 'react';
import { useAddTags } from '../../../queries/decision';
import { loadable } from '../../../chunks/loadable';
import { OtherDraft } from './OtherDraft';
import type { useDecision } from './useDecision';
import { WithSettings } from './WithSettings';

type Props = ReturnType<typeof useDecision> & {
  viewer: Viewer;
  core: LoanCore;
  reach: RefObject<DecisionReach | null>;
};

// Rarely needed, and only here: no other desk loads it with the loan.
const conflictView = loadable(
  async () => (await import('@lending-desk/ui/decision/DecisionConflict')).DecisionConflict,
);

/** Why this person can set no status at all here; undefined when there is one. */
function whyNot(from: ApprovalStatus, viewer: Viewer, underwriter: LoanCore['underwriter']) {
  const isAssignee = underwriter?.idString === viewer.idString;
  if (!can(viewer, 'decide')) return messages.statusChange.viewerOnly;
  const targets = allowedTargets(from, { roles: viewer.roles, isAssignee, hasChangeReason: true });
  if (targets.length > 0) return undefined;
  if (isAssignee) return messages.statusChange.notListed;
  return underwriter
    ? `Only ${underwriter.fullName}, its underwriter, can do this`
    : messages.statusChange.assigneeOnly;
}

/** The decision form with its choices, its draft and what somebody else changed meanwhile. A change of tab re-renders
 *  the desk, but not this. */
export const Decision = memo(function Decision(props: Props) {
  const { viewer, core, draft, conflict } = props;
  const { show } = useSnackbar();
  const { press: addTags, pending: tagsBusy } = useAddTags();
  const isAssignee = core.underwriter?.idString === viewer.idString;
  const stored = useMemo(() => draftOfLoan(core), [core]);

  return (
    <WithSettings core={core}>
      {(from, config) => (
        <>
          <DecisionForm
            from={from}
            actor={{ roles: viewer.roles, isAssignee }}
            config={config}
            draft={draft}
            onDraft={props.setDraft}
            stored={stored}
            applied={core.amountApplied}
            draftNote={props.draftNote}
            submit={{ state: props.sending ? 'running' : 'idle' }}
            onSubmit={props.submit}
            whyNot={whyNot(from, viewer, core.underwriter)}
            decided={props.decided}
            reach={props.reach}
            mayCreateTags={can(viewer, 'addMasterTags')}
            tagsBusy={tagsBusy}
            onCreateTags={tags =>
              new Promise((done, refuse) => {
                const failed = (thrown: Error) => {
                  show({ message: thrown.message, tone: 'error' });
                  refuse(thrown);
                };
                if (!addTags(tags, { done, failed })) refuse(new Error('Tags are being created already'));
              })
            }
            notice={props.other ? <OtherDraft {...props.other} /> : undefined}
          />
          {conflict ? (
            <conflictView.View
              open
              original={conflict.original}
              mine={draft}
              theirs={conflict.theirs}
              by={conflict.by}
              onResolve={conflict.resolve}
              onClose={conflict.close}
            />
          ) : null}
        </>
      )}
    </WithSettings>
  );
});

import { type LoanDesk, loanDeskOf, mayWriteAt, type Viewer } from '@lending-desk/domain/access';
import { endedCalls, lastCallText, phoneChoices, readReferences } from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { type LoanDetail, readSection } from '@lending-desk/domain/loan';
import { AgentDetailsDialog } from '@lending-desk/ui/calls/AgentDetailsDialog';
import { CallWidget, type CallWidgetProps } from '@lending-desk/ui/calls/CallWidget';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { refusedFieldsOf, textOf } from '../http/apiError';
import { useNotConfigured } from '../session/useNotConfigured';
import {
  callQueries,
  type PlaceCall,
  useCallCustomer,
  useJustCalled,
  useSaveAgentDetails,
} from '../queries/calls';

type Props = {
  desk: LoanDesk;
  viewer: Viewer;
  detail: LoanDetail;
  /** Places the call. @default the call of the desk's row */
  place?: PlaceCall | undefined;
  /** Why nobody is called now. @default calls are placed */
  noCall?: string | null | undefined;
} & Pick<CallWidgetProps, 'reach'>;

/** The call widget of a loan's header and the dialog behind its agent chip [CR-015, SH-070]. */
export function LoanCalls({ desk, viewer, detail, place, noCall, reach }: Props) {
  const mayCall = mayWriteAt(viewer.roles, desk);
  const agent = useQuery({ ...callQueries.agentDetails(), enabled: mayCall });
  const save = useSaveAgentDetails();
  const call = useCallCustomer(detail.core.loanId, loanDeskOf(desk).call, place);
  const [phone, setPhone] = useState<string | null>(null);
  const justCalled = useJustCalled(phone);
  const [editing, setEditing] = useState(false);
  const phones = useMemo(() => {
    const personal = readSection(detail.raw, 'personalDetails');
    return phoneChoices(personal.state === 'ready' ? personal.value : null, readReferences(detail.raw));
  }, [detail.raw]);
  const ended = endedCalls(detail.callRecordings);
  const [endedBefore, setEndedBefore] = useState(ended);
  const notConfigured = useNotConfigured('Ozonetel');
  const details = agent.data;
  const failure = agent.error
    ? { message: agent.error.message, onRetry: () => void agent.refetch() }
    : undefined;

  return (
    <>
      <CallWidget
        phones={phones}
        phone={phone}
        onPhone={setPhone}
        agent={details}
        agentFailure={failure?.message}
        onOpenAgent={() => setEditing(true)}
        // Once a call has ended since, its outcome replaces the provider's 'queued successfully'.
        call={call.answer?.queued && ended > endedBefore ? { state: 'idle' } : stateOf(call)}
        occupied={call.occupied}
        justCalled={justCalled}
        onCall={() => {
          if (!phone || !details) return;
          setEndedBefore(ended);
          call.press({ phone, agent: details });
        }}
        whyNot={mayCall ? (notConfigured ?? noCall ?? undefined) : messages.statusChange.viewerOnly}
        lastCall={lastCallText(detail.callRecordings) ?? undefined}
        reach={reach}
      />
      <AgentDetailsDialog
        open={editing}
        details={details}
        failure={failure}
        save={
          save.pending
            ? { state: 'running' }
            : save.error
              ? {
                  state: 'failed',
                  message: textOf(save.error, messages.calls.agentDetailsNotSaved),
                  refused: refusedFieldsOf(save.error),
                }
              : { state: 'idle' }
        }
        onSave={next => save.press(next, { done: () => setEditing(false) })}
        onClose={() => {
          save.reset();
          setEditing(false);
        }}
      />
    </>
  );
}

function stateOf(call: ReturnType<typeof useCallCustomer>): Parameters<typeof CallWidget>[0]['call'] {
  if (call.pending) return { state: 'running' };
  if (call.error) return { state: 'failed', text: textOf(call.error, messages.calls.failed) };
  if (call.answer) return { state: call.answer.queued ? 'done' : 'failed', text: call.answer.status };
  return { state: 'idle' };
}

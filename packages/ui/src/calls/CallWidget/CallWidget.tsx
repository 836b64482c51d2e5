import { type AgentDetails, callBlock, type PhoneChoice } from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { PhoneCall } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../primitives/Button';
import { ConfirmDialog } from '../../primitives/Dialog';
import { StatusLine } from '../../primitives/StatusLine';
import { AgentChip } from './AgentChip';
import { call as callClass, group as groupClass, row, status as statusClass, widget } from './CallWidget.css';
import { PhonePicker } from './PhonePicker';

export type CallWidgetProps = {
  /** The loan's phone numbers, in the order to try them. */
  phones: readonly PhoneChoice[];
  /** The selected number without formatting, or null. */
  phone: string | null;
  /** Called with null when the selection is cleared. */
  onPhone: (phone: string | null) => void;
  /** The user's calling details; null if not filled in yet, undefined if unknown. */
  agent: AgentDetails | null | undefined;
  /** Why the details are unknown; the dialog offers to load them again. @default still loading */
  agentFailure?: string | undefined;
  /** Opens the Agent Details dialog. */
  onOpenAgent: () => void;
  /** State of the last call; `text` is the provider's status or the server's error. */
  call: { state: 'idle' | 'running' | 'done' | 'failed'; text?: string | undefined };
  /** The customer was called a moment ago from here: the button waits. @default false */
  occupied?: boolean | undefined;
  /** The number was called a moment ago: another call asks first. @default false */
  justCalled?: boolean | undefined;
  /** Called only when both an agent and a phone are set. */
  onCall: () => void;
  /** Why this user may not call. @default allowed */
  whyNot?: string | undefined;
  /** Does what leads to a call: opens the choice of the number, or presses Call Customer once one is chosen. */
  reach?: Ref<() => void> | undefined;
  /** When the customer was last called and the outcome; shown until there is a newer status. @default none */
  lastCall?: string | undefined;
};

/** Agent, phone number and Call Customer as one group, with the status of the call below (SH-070 to SH-076). */
export function CallWidget(props: CallWidgetProps) {
  const { phone, agent, call, whyNot, lastCall } = props;
  // Whether the button was pressed before an agent was set.
  const [asked, setAsked] = useState(false);
  const [asking, setAsking] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.reach, () => () => {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const next = buttons.at(phone === null ? 0 : -1);
    next?.focus();
    next?.click();
  });
  const running = call.state === 'running';
  const block = agent === undefined ? null : callBlock(agent, phone);
  const unknown =
    agent === undefined ? (props.agentFailure ?? messages.calls.agentDetailsLoading) : undefined;
  const agentMissing = whyNot === undefined && block?.missing === 'agentDetails';

  const press = () => {
    if (agentMissing) setAsked(true);
    else if (block === null && props.justCalled) setAsking(true);
    else if (block === null) props.onCall();
  };

  let status: { state: CallWidgetProps['call']['state']; text: string | undefined };
  if (running) status = { state: 'running', text: call.text ?? 'Calling' };
  else if (agentMissing) status = { state: asked ? 'failed' : 'idle', text: messages.calls.fillAgentDetails };
  else if (whyNot === undefined && agent === undefined && props.agentFailure)
    status = { state: 'failed', text: props.agentFailure };
  else status = { state: call.state, text: call.text ?? lastCall };

  return (
    <div className={widget}>
      <div className={row}>
        <AgentChip agent={whyNot === undefined ? agent : (agent ?? undefined)} onOpen={props.onOpenAgent} />
        <div ref={group} role="group" aria-label="Call" className={groupClass}>
          <PhonePicker phones={props.phones} phone={phone} onPhone={props.onPhone} />
          <span className={callClass}>
            <Button
              variant="tonal"
              icon={PhoneCall}
              loading={running}
              loadingLabel="Calling"
              disabledReason={
                whyNot ??
                unknown ??
                (block?.missing === 'phone' ? block.message : undefined) ??
                (props.occupied ? messages.calls.justCalled : undefined)
              }
              onClick={press}
            >
              Call Customer
            </Button>
          </span>
        </div>
      </div>
      <div className={statusClass}>
        <StatusLine state={status.state}>{status.text}</StatusLine>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Call ${phone ?? ''} again?`}
        body="This number was called a moment ago. A second call rings it again."
        confirmLabel="Call again"
        onConfirm={() => {
          setAsking(false);
          props.onCall();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

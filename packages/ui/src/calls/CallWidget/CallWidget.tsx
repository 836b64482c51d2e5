import { type AgentDetails, callBlock, type PhoneChoice } from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { PhoneCall } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../primitives/Button';
import { StatusLine } from '../../primitives/StatusLine';
import { AgentChip } from './AgentChip';
import { call as callClass, group, row, status as statusClass, widget } from './CallWidget.css';
import { PhonePicker } from './PhonePicker';

export type CallWidgetProps = {
  /** The numbers of the loan, in the order they are tried. */
  phones: readonly PhoneChoice[];
  /** The bare number chosen, or null. */
  phone: string | null;
  /** Null when the choice is taken back. */
  onPhone: (phone: string | null) => void;
  /** What the person calls with; null when it is still to be filled in, undefined while it is not known. */
  agent: AgentDetails | null | undefined;
  /** Why it is not known; the dialog offers to load it again. @default it is on its way */
  agentFailure?: string | undefined;
  /** Opens the dialog Agent Details. */
  onOpenAgent: () => void;
  /** How the last press of the button goes; `text` is the provider's status or the server's error. */
  call: { state: 'idle' | 'running' | 'done' | 'failed'; text?: string | undefined };
  /** Only called when an agent and a phone are there. */
  onCall: () => void;
  /** Why this person may not call. @default they may */
  whyNot?: string | undefined;
  /** When the customer was last called and how it went; shown while there is nothing newer to say. @default none */
  lastCall?: string | undefined;
};

/** Who calls, which number, and Call Customer as one group, with the status of the call below (SH-070 to SH-076). */
export const CallWidget = memo(function CallWidget(props: CallWidgetProps) {
  const { phone, agent, call, whyNot, lastCall } = props;
  // Whether somebody pressed the button before there was an agent.
  const [asked, setAsked] = useState(false);
  const running = call.state === 'running';
  const block = agent === undefined ? null : callBlock(agent, phone);
  const unknown =
    agent === undefined ? (props.agentFailure ?? messages.calls.agentDetailsLoading) : undefined;
  const agentMissing = whyNot === undefined && block?.missing === 'agentDetails';

  const press = () => {
    if (agentMissing) setAsked(true);
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
        <div role="group" aria-label="Call" className={group}>
          <PhonePicker phones={props.phones} phone={phone} onPhone={props.onPhone} />
          <span className={callClass}>
            <Button
              variant="tonal"
              icon={PhoneCall}
              loading={running}
              loadingLabel="Calling"
              disabledReason={whyNot ?? unknown ?? (block?.missing === 'phone' ? block.message : undefined)}
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
    </div>
  );
});

import type { AgentDetails } from '@lending-desk/domain/calls';
import { Headset } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { Tooltip } from '../../primitives/Tooltip';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { chip, chipWord, dot } from './CallWidget.css';

type Props = {
  /** Null: not filled in yet. Undefined: unknown. */
  agent: AgentDetails | null | undefined;
  onOpen: () => void;
};

/** The agent's id, or an orange warning while there is none. */
export function AgentChip({ agent, onOpen }: Props) {
  const id = agent?.agentId.trim();
  return (
    <Tooltip content={id ? 'Agent Details' : ''}>
      <button
        type="button"
        className={chip({ filled: agent !== null })}
        data-state={agent === undefined ? 'unknown' : agent ? 'filled' : 'missing'}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon icon={Headset} size={14} />
        {id ? <VisuallyHidden>Agent Details: </VisuallyHidden> : null}
        <span className={chipWord}>{id ? (/^agent/i.test(id) ? id : `Agent ${id}`) : 'Agent Details'}</span>
        {id ? <span aria-hidden className={dot} /> : null}
      </button>
    </Tooltip>
  );
}

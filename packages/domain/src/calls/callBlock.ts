import { messages } from '../errors/messages';
import type { AgentDetails } from './schema';

export type CallBlock = { readonly missing: 'agentDetails' | 'phone'; readonly message: string };

/** What is missing before the customer can be called; the agent details come first.
 *  @param agent  null when none were saved yet; the campaign is optional
 *  @returns null when nothing is missing: Call Customer then places the call
 *  @source SH-074, SH-075 */
export function callBlock(
  agent: Pick<AgentDetails, 'agentId' | 'agentUserName'> | null,
  phone: string | null,
): CallBlock | null {
  if (!agent?.agentId.trim() || !agent.agentUserName.trim()) {
    return { missing: 'agentDetails', message: messages.calls.fillAgentDetails };
  }
  return phone?.trim() ? null : { missing: 'phone', message: messages.calls.selectPhone };
}

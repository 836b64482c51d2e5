import * as v from 'valibot';
import { type AgentDetails, agentDetailsSchema } from './schema';

export type AgentDetailsErrors = { readonly [Field in keyof AgentDetails]?: string };

/** What is wrong with the dialog Agent Details, by field; empty when it can be saved. The server asks the same schema.
 *  @source SH-070, SH-071 */
export function agentDetailsErrors(form: AgentDetails): AgentDetailsErrors {
  const read = v.safeParse(agentDetailsSchema, form, { abortPipeEarly: true });
  if (read.success) return {};
  return Object.fromEntries(read.issues.map(issue => [v.getDotPath(issue) ?? '', issue.message]));
}

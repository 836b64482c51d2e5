export { followUpContract } from './contract';
export { followUpFault, isFollowUpDue, maySetFollowUp } from './followUp';
export { followUpMessages } from './messages';
export {
  type FollowUp,
  type FollowUpDraft,
  followUpDraftOf,
  followUpSchema,
  followUpVerdict,
  isFollowUpDraft,
  longestFollowUpNote,
  sameFollowUp,
} from './schema';

import type { Viewer } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { type Mention, mentionedIn } from '@lending-desk/domain/mentions';
import { type Answer, answering } from './answering';

/** What mentions each person, newest first; nothing mentions anybody unless it is given. */
export interface MentionsDesk {
  mentions?: Map<string, readonly Mention[]>;
}

/** Notes whom a comment mentions. */
export function noteMentions(
  desk: MentionsDesk,
  { mention, people }: { readonly mention: Omit<Mention, 'unread'>; readonly people: readonly Viewer[] },
): void {
  for (const { idString } of mentionedIn(mention.comment, people)) {
    const all = desk.mentions?.get(idString) ?? [];
    const unread = (all.find(({ loanId }) => loanId === mention.loanId)?.unread ?? 0) + 1;
    const others = all.filter(({ loanId }) => loanId !== mention.loanId);
    (desk.mentions ??= new Map()).set(idString, [{ ...mention, unread }, ...others]);
  }
}

const answerOf = (desk: MentionsDesk, { idString }: Viewer) => {
  const mentions = [...(desk.mentions?.get(idString) ?? [])];
  return { data: { unread: mentions.filter(({ unread }) => unread > 0).length, mentions } };
};

/** The calls about mentions, of every desk. */
export const mentionAnswers: readonly Answer<MentionsDesk>[] = [
  answering(contract.mentions.list, answerOf),
  answering(contract.mentions.markRead, (desk: MentionsDesk, viewer, { until, of }) => {
    const all = desk.mentions?.get(viewer.idString) ?? [];
    const isRead = ({ loanId, at }: Mention) => at <= until && (!of || of.loanId === String(loanId));
    desk.mentions?.set(
      viewer.idString,
      all.map(one => (isRead(one) ? { ...one, unread: 0 } : one)),
    );
    return answerOf(desk, viewer);
  }),
];

import { MentionsPanel, type MentionsPanelProps } from '@lending-desk/ui/mentions/MentionsPanel';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readOf } from '../../http/readOf';
import { useMarkMentions } from '../../queries/markMentions';
import { mentionQueries } from '../../queries/mentions';
import { session } from '../../session/session';
import { useCommands } from '../../shell/commands';
import { commentPlaces } from '../commentPlaces';

export type MentionedInProps = Pick<MentionsPanelProps, 'id' | 'button' | 'onClose'> & { open: boolean };

/** Where the person was mentioned. Following a mention marks those of its loan as read. It stays when the panel closes,
 *  because the page that is followed comes later. */
export function MentionedIn({ open, ...panel }: MentionedInProps) {
  const list = useQuery(mentionQueries.list());
  const { refetch } = list;
  const mark = useMarkMentions();
  const { show } = useSnackbar();
  const failed = ({ message }: Error) => {
    // The session that ended has its own dialog.
    if (session.getState().status !== 'expired') show({ message: `Mentions: ${message}`, tone: 'error' });
  };
  const showComments = useShowComments();
  useEffect(() => {
    // What is known may be two minutes old.
    if (open) void refetch();
  }, [open, refetch]);
  if (!open) return null;
  return (
    <MentionsPanel
      {...panel}
      mentions={readOf(list)}
      addressOf={({ desk, loanId }) => commentPlaces[desk].addressOf(loanId)}
      onFollow={({ desk, loanId, unread }) => {
        const { addressOf, command } = commentPlaces[desk];
        showComments({ path: addressOf(loanId), command });
        if (unread > 0) mark.press({ loanId, desk }, { failed });
      }}
      onMarkAll={() => mark.press(undefined, { failed })}
    />
  );
}

/** A page, and its command that shows what is looked for; undefined where its address does. */
type Wanted = { readonly path: string; readonly command: string | undefined };

/** Shows the comments of a loan once its page is there, where the page does so by a command. */
function useShowComments() {
  const { pathname } = useLocation();
  const commands = useCommands();
  const [wanted, setWanted] = useState<(Wanted & { readonly before: typeof commands }) | null>(null);
  useEffect(() => {
    // Not with the commands of the page one comes from.
    if (!wanted || wanted.path !== pathname || wanted.before === commands) return;
    const command = commands.flatMap(({ items }) => items).find(({ id }) => id === wanted.command);
    if (!command) return;
    setWanted(null);
    command.run();
  }, [wanted, pathname, commands]);
  return ({ path, command }: Wanted) =>
    setWanted({ path, command, before: path === pathname ? [] : commands });
}

import { type Mention, mentionMessages } from '@lending-desk/domain/mentions';
import { useQueryClient } from '@tanstack/react-query';
import { mentionQueries, mentionsApi } from './mentions';
import { useCall } from './useCall';

/** Marks mentions as read, of one loan at a desk or all, as far as the list shows them. */
export function useMarkMentions() {
  const client = useQueryClient();
  const { queryKey } = mentionQueries.list();
  return useCall({
    word: 'mentions',
    of: 'all',
    send: async (of: Pick<Mention, 'loanId' | 'desk'> | undefined, ask) => {
      const newest = client.getQueryData(queryKey)?.mentions[0];
      if (!newest) throw new Error(mentionMessages.markFailed);
      return (await ask(mentionsApi.markRead, { until: newest.at, of })).data;
    },
    done: mentions => client.setQueryData(queryKey, mentions),
  });
}

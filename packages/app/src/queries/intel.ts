import { queryOptions } from '@tanstack/react-query';
import { loanApi } from '../http/loanApi';

export const intelQueries = {
  /** The skill quizzes of a customer [CR-136]; asked for when the Intel tab is opened. */
  quiz: (userId: string) =>
    queryOptions({
      queryKey: ['intel', 'quiz', userId],
      queryFn: async ({ signal }) => (await loanApi.intel.quiz({ userId }, { signal })).data.quizResult,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};

import { intelContract } from '@lending-desk/domain/intel';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../http/api';

const intelApi = apiOf(intelContract);

export const intelQueries = {
  /** The skill quizzes of a customer [CR-136]; asked for when the Intel tab is opened. */
  quiz: (userId: string) =>
    queryOptions({
      queryKey: ['intel', 'quiz', userId],
      queryFn: async ({ signal }) => (await intelApi.quiz({ userId }, { signal })).data.quizResult,
      refetchOnWindowFocus: false,
    }),
};

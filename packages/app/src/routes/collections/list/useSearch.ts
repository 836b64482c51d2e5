import { collectionsListMessages } from '@lending-desk/domain/collections';
import { type SearchFor, soughtWords } from '@lending-desk/domain/loan';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../../queries/queryClient';
import { searchQueries } from '../../../queries/search';
import { collectionLoansAddress } from '../addresses';

/** Searches for a customer and goes to their loans; a search that finds nothing, or fails, says so and stays
 *  [CO-005, M49]. The page of the loans shows what was found here, without asking again. */
export function useSearch() {
  const navigate = useNavigate();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (sought: SearchFor) =>
      queryClient.fetchQuery({ ...searchQueries.found(sought), staleTime: 0 }),
    onSuccess: (found, sought) =>
      found.length > 0 ? navigate(collectionLoansAddress(soughtWords(sought).text)) : undefined,
  });
  const nothing = data?.length === 0 ? collectionsListMessages.nothingFound : undefined;
  return { search: mutate, searching: isPending, failure: error ? error.message : nothing };
}

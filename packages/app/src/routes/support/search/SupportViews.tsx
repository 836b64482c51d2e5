import { SavedViews } from '@lending-desk/ui/loan/SavedViews';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { SupportView } from '../../../queries/search';
import { useChangeViews, viewQueries } from '../../../queries/views';
import { supportListAddress } from './view';

/** The person's saved views of the list. A view is its address, so opening one is going there. */
export function SupportViews({ view }: { view: SupportView }) {
  const navigate = useNavigate();
  const views = useQuery(viewQueries.support());
  const { press, pending, error } = useChangeViews();
  // A view begins at its first page.
  const address = supportListAddress({ ...view, page: 1 });
  const query = address.split('?')[1] ?? '';
  return (
    <SavedViews
      views={views.data ?? null}
      failure={
        views.isError && !views.isFetching
          ? { message: views.error.message, onRetry: () => void views.refetch() }
          : undefined
      }
      query={query}
      address={new URL(address, location.origin).href}
      onOpen={saved => void navigate(`/loan-management/search/?${saved.query}`)}
      onSave={name => void press({ name, query })}
      onRemove={({ id }) => void press({ removed: id })}
      change={
        pending
          ? { state: 'running' }
          : error
            ? { state: 'failed', message: error.message }
            : { state: 'idle' }
      }
    />
  );
}

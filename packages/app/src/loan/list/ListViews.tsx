import { SavedViews } from '@lending-desk/ui/loan/SavedViews';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useChangeViews, type ViewedList, viewQueries } from '../../queries/views';

export type ListViewsProps = {
  list: ViewedList;
  /** Of what the list shows now, at its first page. */
  address: string;
  /** Called when a view was opened. @default nothing else happens */
  onOpened?: () => void;
};

/** The person's saved views of a list. A view is its address, so opening one is going there. */
export function ListViews({ list, address, onOpened }: ListViewsProps) {
  const navigate = useNavigate();
  const views = useQuery(viewQueries.of(list));
  const { press, pending, error } = useChangeViews(list);
  const [path, query = ''] = address.split('?');
  return (
    <SavedViews
      views={views.data ?? null}
      failure={
        views.isError ? { message: views.error.message, onRetry: () => void views.refetch() } : undefined
      }
      query={query}
      address={new URL(address, location.origin).href}
      onOpen={saved => {
        void navigate(`${path}?${saved.query}`);
        onOpened?.();
      }}
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

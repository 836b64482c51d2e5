import { verdictBySchema } from '@lending-desk/domain/form';
import { type SavedView, viewNameForm } from '@lending-desk/domain/views';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../primitives/Button';
import { CopyButton } from '../../primitives/CopyButton';
import { useForm } from '../../primitives/Form';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import { buttons, form as formClass, item, list, name as nameClass, row } from './SavedViews.css';
import type { Run } from '../../primitives/States';

export type SavedViewsProps = {
  /** The person's views; null while they are being read. */
  views: readonly SavedView[] | null;
  /** Why they cannot be shown. @default they can */
  failure?: { message: string; onRetry: () => void } | undefined;
  /** The filters of the list now, as its address has them; '' for none. */
  query: string;
  /** The whole address of the list now, for a colleague. */
  address: string;
  onOpen: (view: SavedView) => void;
  /** Called with a name; a view of that name is replaced. */
  onSave: (name: string) => void;
  /** Called with the view that somebody removes. */
  onRemove: (view: SavedView) => void;
  /** A save or a removal. */
  change: Run;
};

/** Named views of a list: one press shows the same rows again, the copied link shows them to a colleague. */
export function SavedViews(props: SavedViewsProps) {
  const { views, failure, query, address, onOpen, onRemove, change } = props;
  const [naming, setNaming] = useState(false);
  const running = change.state === 'running';
  return (
    <section aria-label="Saved views" className={row}>
      {failure ? (
        <>
          <StatusLine state="failed">{failure.message}</StatusLine>
          <Button size="xs" onClick={failure.onRetry}>
            Try now
          </Button>
        </>
      ) : views === null ? (
        <Text tone="tertiary">Loading saved views</Text>
      ) : views.length === 0 ? (
        <Text tone="tertiary">No saved view yet.</Text>
      ) : (
        <ul className={list}>
          {views.map(view => (
            <li key={view.id} className={item}>
              <Button
                size="sm"
                variant={view.query === query ? 'tonal' : 'outline'}
                aria-pressed={view.query === query}
                onClick={() => onOpen(view)}
              >
                {view.name}
              </Button>
              <IconButton
                icon={X}
                size="xs"
                label={`Remove view ${view.name}`}
                disabledReason={running ? 'A change is being saved' : undefined}
                onClick={() => onRemove(view)}
              />
            </li>
          ))}
        </ul>
      )}
      {naming && query !== '' ? (
        <NameForm {...props} onDone={() => setNaming(false)} />
      ) : (
        <>
          <Button
            size="sm"
            variant="plain"
            icon={BookmarkPlus}
            loading={running}
            loadingLabel="Saving"
            disabledReason={query === '' ? 'Apply a filter first' : undefined}
            onClick={() => setNaming(true)}
          >
            Save this view
          </Button>
          <CopyButton value={address} label="link to this view" />
        </>
      )}
      {change.state === 'failed' ? <StatusLine state="failed">{change.message}</StatusLine> : null}
    </section>
  );
}

function NameForm({ onSave, onDone }: SavedViewsProps & { onDone: () => void }) {
  const form = useForm({
    initial: { name: '' },
    validate: values => verdictBySchema(viewNameForm, values),
    showErrors: 'submitted',
    onSubmit: ({ name }) => {
      onDone();
      onSave(name);
    },
  });
  return (
    <form {...form.props} className={formClass} aria-label="Save this view">
      <div className={nameClass}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because the person asked to name the view */}
        <TextField {...form.field('name')} label="Name of the view" required autoFocus />
      </div>
      <div className={buttons}>
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button size="sm" variant="plain" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

import { OtherDraftNotice } from '@lending-desk/ui/loan/OtherDraftNotice';
import type { DraftDialogProps } from '@lending-desk/ui/primitives/Drafts';
import { useSession } from '../session/session';
import { useViewer } from '../session/useViewer';
import { type DraftOptions, useDraft } from './useDraft';
import { runOf } from '../http/runOf';

type Options<T> = Omit<DraftOptions<T>, 'person'> & {
  readonly write: {
    readonly pending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
  };
  /** The text another window has typed, for a form with a single text. @default not shown */
  readonly textOf?: ((value: T) => string) | undefined;
  readonly onClose: () => void;
};

/** What a dialog with a draft takes from the app, but for `open` and `onSave`. Typing forgets a refusal, closing also
 *  what was typed. */
export function useDraftDialog<T>(
  options: Options<T>,
): Omit<DraftDialogProps<T, unknown>, 'open' | 'onSave'> {
  const { write, textOf, onClose, ...form } = options;
  const { idString } = useViewer();
  const { draft, base, setDraft, draftNote, other } = useDraft({ ...form, person: idString });
  // The session that ended has its own dialog, and the form keeps what was typed.
  const expired = useSession().status === 'expired';
  return {
    initial: base,
    draft,
    onDraft: next => {
      write.reset();
      setDraft(next);
    },
    draftNote,
    save: runOf({ pending: write.pending, error: expired ? null : write.error }),
    onClose: () => {
      write.reset();
      setDraft(base);
      onClose();
    },
    notice: other ? (
      <OtherDraftNotice {...other} text={textOf?.(other.value)} savedAt={undefined} />
    ) : undefined,
  };
}

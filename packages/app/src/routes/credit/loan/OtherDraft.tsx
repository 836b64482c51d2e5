import { formatTime, parseInstant } from '@lending-desk/domain/calendar';
import { OtherDraftNotice } from '@lending-desk/ui/loan/OtherDraftNotice';
import type { OtherText } from '../../../drafts/useDraft';

type Props = Omit<OtherText<unknown>, 'value'> & {
  /** What it says, where that is one text. */
  text?: string | undefined;
};

/** Another window typed into this form: both texts are kept, and either can be had. */
export function OtherDraft({ savedAt, ...notice }: Props) {
  const saved = parseInstant(savedAt);
  return <OtherDraftNotice {...notice} savedAt={saved === null ? undefined : formatTime(saved)} />;
}

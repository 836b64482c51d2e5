import { editGroups } from '@lending-desk/domain/applicant';
import { useSyncExternalStore } from 'react';
import { drafts } from '../../../../drafts/drafts';
import { savedAtText } from '../../../../drafts/savedAtText';

/** When the newest draft of the Edit dialog was kept: 'Draft saved 10:42 am'; undefined while nothing is kept. */
export function useEditDraftNote(person: string, loanId: number): string | undefined {
  const places = editGroups.map(group => ({ person, of: loanId, form: `applicant.${group}` }));
  const newest = useSyncExternalStore(
    listener => {
      const stops = places.map(place => drafts.subscribe(place, listener));
      return () => stops.forEach(stop => stop());
    },
    () => places.map(place => drafts.get(place).mine?.savedAt ?? '').reduce((a, b) => (a > b ? a : b)),
  );
  return savedAtText(newest || null);
}

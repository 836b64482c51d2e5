import { compareWeeks, type HoroscopeWeek, mergeWeeks, signName } from '@lending-desk/domain/horoscope';
import { ConflictDialog } from '../../primitives/ConflictDialog';

export type WeekConflictProps = {
  open: boolean;
  /** The week as it was opened. */
  original: HoroscopeWeek;
  /** What the person wrote. */
  mine: HoroscopeWeek;
  /** The week as it is stored now. */
  theirs: HoroscopeWeek;
  /** Who saved it. @default somebody */
  by?: string | null | undefined;
  /** Called with the merged week, which is saved next. */
  onResolve: (week: HoroscopeWeek) => void;
  /** Closes without changes. */
  onClose: () => void;
};

/** Shown when the week was saved by somebody else while it was written: each changed text, whose goes on. */
export function WeekConflict({ open, original, mine, theirs, by, onResolve, onClose }: WeekConflictProps) {
  return (
    <ConflictDialog
      open={open}
      title="This week was saved meanwhile"
      description={`${by ?? 'Somebody'} saved this week after you opened it. Nothing you typed is lost: choose what goes on, text by text.`}
      rows={compareWeeks(original, mine, theirs).map(({ field, sign, category, ...change }) => ({
        name: field,
        label: `${signName(sign)}: ${category}`,
        original: change.original || '–',
        mine: change.mine || '–',
        theirs: change.theirs || '–',
        onlyTheirs: change.onlyTheirs,
        conflicts: change.conflicts,
      }))}
      onResolve={names => onResolve(mergeWeeks(mine, theirs, names))}
      onClose={onClose}
    />
  );
}

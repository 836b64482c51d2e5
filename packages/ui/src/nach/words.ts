import type { NachBoardRow, NachState } from '@lending-desk/domain/nach';
import type { StatusTone } from '../primitives/Badge';

type ClassOfRow = NachBoardRow['class'];

/** What each class of rows is called, how it looks, and what its rows do. */
export const classFace: Readonly<
  Record<ClassOfRow, { readonly label: string; readonly tone: StatusTone; readonly posts: string }>
> = {
  matched: { label: 'Matched', tone: 'approve', posts: 'Receipt to the EMI, oldest due first' },
  short: { label: 'Short', tone: 'flag', posts: 'Receipt in full, to be mapped' },
  over: { label: 'Over', tone: 'flag', posts: 'Receipt in full, to be mapped' },
  returned: { label: 'Returned', tone: 'reject', posts: 'No money' },
  extended: { label: 'Extended', tone: 'info', posts: 'No money yet' },
  reversed: { label: 'Reversed', tone: 'reject', posts: 'The receipt is undone' },
  unknown: { label: 'Unknown mandate', tone: 'neutral', posts: 'Not posted. No loan has it' },
  duplicate: { label: 'Duplicate', tone: 'neutral', posts: 'Not posted. Booked before or repeated' },
  bad: { label: 'Bad row', tone: 'reject', posts: 'Not posted' },
};

export const stateFace: Readonly<Record<NachState, { readonly label: string; readonly tone: StatusTone }>> = {
  dryRun: { label: 'Dry run', tone: 'info' },
  committing: { label: 'Committing', tone: 'info' },
  committed: { label: 'Committed', tone: 'approve' },
  discarded: { label: 'Discarded', tone: 'neutral' },
};

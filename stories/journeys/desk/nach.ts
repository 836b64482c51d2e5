import { contract } from '@lending-desk/domain/contract';
import { staff } from '../../fixtures/staff';
import { wireNachBoard } from '../../fixtures/nach';
import { type Answer, answering, Refused } from './answering';
import { type DisbursedDesk, disbursedAnswers, disbursedDesk } from './disbursed';

type Board = typeof wireNachBoard;

/** A book of disbursed loans, and the NACH file that was uploaded. */
export interface NachDesk extends DisbursedDesk {
  board: Board | null;
  readonly refuses: { upload: string | null; commit: string | null; discard: string | null };
}

export function nachDesk(): NachDesk {
  const desk = disbursedDesk();
  const people = [staff.collectionsAdmin, staff.collector];
  return { ...desk, people, board: null, refuses: { upload: null, commit: null, discard: null } };
}

function boardOf(desk: NachDesk): Board {
  if (!desk.board) throw new Refused(404, 'There is no NACH file with this id');
  return desk.board;
}

/** What the pages about NACH files ask for. A commit is done when it is asked about the second time. */
export const nachAnswers: readonly Answer<NachDesk>[] = [
  ...disbursedAnswers,
  answering(contract.nach.process, (desk: NachDesk) => {
    if (desk.refuses.upload !== null) throw new Refused(400, desk.refuses.upload);
    desk.board = wireNachBoard;
    return { data: desk.board };
  }),
  answering(contract.nach.commit, (desk: NachDesk) => {
    if (desk.refuses.commit !== null) throw new Refused(409, desk.refuses.commit);
    desk.board = { ...boardOf(desk), state: 'committing', progress: { done: 0, of: 8 } };
    return { data: { ...desk.board, rows: [] } };
  }),
  answering(contract.nach.discard, (desk: NachDesk) => {
    if (desk.refuses.discard !== null) throw new Refused(409, desk.refuses.discard);
    desk.board = { ...boardOf(desk), state: 'discarded' };
    return { data: { ...desk.board, rows: [] } };
  }),
  answering(contract.nach.read, (desk: NachDesk, _viewer, { rows }) => {
    const board = boardOf(desk);
    if (board.state === 'committing' && rows === 'none') {
      const done = board.progress?.done ?? 0;
      desk.board =
        done === 0
          ? { ...board, progress: { done: 5, of: 8 } }
          : { ...board, state: 'committed', committed: true, committedAt: board.uploadedAt, progress: null };
    }
    const now = boardOf(desk);
    return { data: rows === 'none' ? { ...now, rows: [] } : now };
  }),
  answering(contract.nach.result, () => new Blob(['line,loan_id,outcome\n'])),
  answering(contract.nach.list, (desk: NachDesk) => ({ data: { files: desk.board ? [desk.board] : [] } })),
];

import { NachBoardScreen } from '@lending-desk/ui/screens/NachBoardScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { statusOf } from '../../../http/apiError';
import { downloadNachResult, nachQueries, useCommitNach, useDiscardNach } from '../../../queries/nach';
import { useNamePage } from '../../../shell/breadcrumb';
import { saveFile } from '../../../exports/saveFile';
import { collectionsLoanAddress } from '../addresses';

const files = { label: 'NACH Upload', to: '/loan-management/collections/nach' };

/** An id of another shape is refused, one of the right shape is not found. */
const isNowhere = (error: Error | null) => [400, 404].includes(statusOf(error) ?? 0);

/** The board of a NACH file: its dry run, its commit, and what became of it [CO-006, M45]. */
export function Board({ fileId }: { fileId: string }) {
  const board = useQuery(nachQueries.board(fileId));
  const client = useQueryClient();
  const committing = board.data?.state === 'committing';
  const { data: progress } = useQuery({ ...nachQueries.progress(fileId), enabled: committing });
  const { press, pending, error, reset } = useCommitNach(fileId);
  const discard = useDiscardNach(fileId);
  const [downloadError, setDownloadError] = useState<string>();
  const navigate = useNavigate();
  useNamePage(board.data?.fileName ?? 'NACH file', files);

  const ended = committing && progress?.state === 'committed';
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: nachQueries.board(fileId).queryKey });
  }, [ended, client, fileId]);

  async function download(only?: 'failed') {
    try {
      setDownloadError(undefined);
      const name = only ? 'nach-bad-rows.csv' : 'nach-result.csv';
      saveFile(await downloadNachResult(fileId, only), name);
    } catch (thrown) {
      setDownloadError(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  return (
    <NachBoardScreen
      shown={
        board.data
          ? {
              state: 'ready',
              board:
                committing && progress?.progress
                  ? { ...board.data, progress: progress.progress }
                  : board.data,
            }
          : isNowhere(board.error)
            ? { state: 'missing', onBack: () => void navigate(files.to) }
            : board.error
              ? { state: 'failed', message: board.error.message, onRetry: () => void board.refetch() }
              : { state: 'loading' }
      }
      sending={pending}
      commitError={error?.message}
      downloadError={downloadError}
      onCommit={done => press(null, { done })}
      discarding={discard.pending}
      discardError={discard.error?.message}
      onDiscard={done => discard.press(null, { done })}
      onKeep={() => {
        reset();
        discard.reset();
      }}
      onDownload={only => void download(only)}
      onOpenLoan={useCallback((loanId: number) => void navigate(collectionsLoanAddress(loanId)), [navigate])}
    />
  );
}

import { type NachBoard, nachContract, nachMessages } from '@lending-desk/domain/nach';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { loanQueries } from './loan';
import { useCall } from './useCall';

const nachApi = apiOf(nachContract);
const queryKey = ['nach'] as const;
const pollMs = 1_000;

export const nachQueries = {
  /** The uploaded files, read whenever their list is opened: a board leads away from it. */
  files: () =>
    queryOptions({
      queryKey: [...queryKey, 'files'],
      queryFn: async ({ signal }) => (await nachApi.list({}, { signal })).data.files,
      staleTime: 0,
    }),
  board: (fileId: string) =>
    queryOptions({
      queryKey: [...queryKey, 'board', fileId],
      queryFn: async ({ signal }) => (await nachApi.read({ fileId, rows: 'all' }, { signal })).data,
    }),
  /** How far a commit is, without the rows, read again every second while it goes on. */
  progress: (fileId: string) =>
    queryOptions({
      queryKey: [...queryKey, 'progress', fileId],
      queryFn: async ({ signal }) => (await nachApi.read({ fileId, rows: 'none' }, { signal })).data,
      staleTime: 0,
      refetchInterval: pollMs,
    }),
};

/** Uploads a file, which posts nothing [CO-007]. */
export function useUploadNach() {
  const client = useQueryClient();
  return useCall<File, NachBoard>({
    word: 'nachUpload',
    of: 'nach',
    name: 'NACH file',
    // Without the time limit of other calls: it may be large.
    send: async (file, ask) =>
      (await ask(nachApi.process, { file }, { fetch: async (...sent) => globalThis.fetch(...sent) })).data,
    done: board => void client.setQueryData(nachQueries.board(board.fileId).queryKey, board),
    says: nachMessages.processed,
  });
}

/** Commits a file; what it changes of loans is read again when it has ended. */
export function useCommitNach(fileId: string) {
  const client = useQueryClient();
  const reread = async () => client.invalidateQueries({ queryKey });
  return useCall<null, NachBoard>({
    word: 'nachCommit',
    of: fileId,
    name: 'NACH file',
    send: async (_pressed, ask) => (await ask(nachApi.commit, { fileId })).data,
    done: async ({ state, progress }) => {
      client.setQueryData(
        nachQueries.board(fileId).queryKey,
        board => board && { ...board, state, progress },
      );
      await client.invalidateQueries({ queryKey: loanQueries.lists() });
    },
    unknown: () => void reread(),
  });
}

/** Discards a file that nobody has committed. */
export function useDiscardNach(fileId: string) {
  const client = useQueryClient();
  return useCall<null, NachBoard>({
    word: 'nachDiscard',
    of: fileId,
    name: 'NACH file',
    send: async (_pressed, ask) => (await ask(nachApi.discard, { fileId })).data,
    done: ({ state }) =>
      void client.setQueryData(nachQueries.board(fileId).queryKey, board => board && { ...board, state }),
    unknown: () => void client.invalidateQueries({ queryKey }),
  });
}

/** What became of each row as a file. */
export const downloadNachResult = async (fileId: string, only?: 'failed'): Promise<Blob> =>
  nachApi.result({ fileId, ...(only && { only }) });

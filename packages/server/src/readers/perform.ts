import type { ReaderTask, ReaderTasks } from './readerTasks';

/** Does one task of a reader process. Each loads only what it needs. */
export async function perform(task: ReaderTask): Promise<ReaderTasks[keyof ReaderTasks]['answer']> {
  switch (task.name) {
    case 'statement': {
      const { readForLoan } = await import('../statementFiles/readForLoan');
      return readForLoan(task);
    }
    case 'report': {
      const { composeReport } = await import('../statementFiles/composeReport');
      return composeReport(task);
    }
    case 'offlineKyc': {
      const { readOfflineFile } = await import('../kyc/readOfflineFile');
      return readOfflineFile(task);
    }
    case 'picture': {
      const { isDrawable } = await import('./isDrawable');
      return isDrawable(task.path);
    }
    case 'workbook': {
      const { unpacksWithin } = await import('./unpacksWithin');
      return unpacksWithin(task.path, task.most);
    }
  }
}

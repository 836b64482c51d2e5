import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { countOpenJobs, readOpenJobs } from '../jobs/jobList';
import { readLastFault } from '../lastFault';
import { build } from './buildOf';
import { databaseState } from './databaseState';
import { wireJob } from './openJobs';
import { providerStates } from './providerStates';
import { spaceOf } from './spaceOf';

/** How this installation is doing. Nothing of it is about a customer, so reading it is not recorded: the screen reads
 *  it every few seconds. */
export const readOperations: Verb<typeof contract.operations.read> = async context => {
  const { db, config, now } = context;
  const rows = await readOpenJobs(db);
  const { files } = config;
  return {
    data: {
      at: now.toISOString(),
      jobs: { ...(await countOpenJobs(db)), rows: rows.map(wireJob) },
      providers: await providerStates(context),
      build,
      lastFault: readLastFault(config.dataDir),
      database: await databaseState(context),
      data: await spaceOf(config.dataDir),
      files: { kind: files.kind, space: files.kind === 'folder' ? await spaceOf(files.folder) : null },
    },
  };
};

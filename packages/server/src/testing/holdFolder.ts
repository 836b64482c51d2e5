import { CannotStart } from '../db/cannotStart';
import { lockFolder } from '../db/folderLock';

// A process for tests: locks a data folder, says so and keeps it until killed; or says why it cannot.
const folder = process.argv[2] ?? '';
try {
  await lockFolder(folder);
  console.log('held');
  setInterval(() => {}, 1_000);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.log(error.message);
}

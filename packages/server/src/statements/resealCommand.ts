import { readConfig } from '../config';
import { openForCommand } from '../db/openForCommand';
import { runCommand } from '../runCommand';
import { secretsOf } from '../secrets/secretsOf';
import { sealAll } from './sealAll';

async function run(): Promise<string> {
  const config = readConfig(process.env);
  const opened = await openForCommand(config);
  try {
    return await sealAll(opened.db, secretsOf(config));
  } finally {
    await opened.close();
  }
}

await runCommand(run);

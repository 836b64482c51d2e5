import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { CommandRefusal, orUsage, runCommand } from '../runCommand';
import { approve, createSuperUser, disable } from './staffActions';

const usage = `Usage:
  npm run staff -- create-super-user --email ADDRESS --name "FULL NAME"   (password: STAFF_PASSWORD, or asked for)
  npm run staff -- approve --email ADDRESS --roles ROLE_CREDIT_USER,ROLE_VAS
  npm run staff -- disable --email ADDRESS`;

/** Asks for a password without showing it. */
async function askPassword(): Promise<string> {
  process.stdout.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await prompt.question('');
  prompt.close();
  process.stdout.write('\n');
  return password;
}

function readOrder(args: readonly string[]) {
  const { positionals, values } = orUsage(usage, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: { type: 'string' }, name: { type: 'string' }, roles: { type: 'string' } },
    }),
  );
  return { command: positionals[0], ...values };
}

/** Carries out one order. @returns what was done, in words */
async function run(args: readonly string[]): Promise<string> {
  const { command, email, name, roles } = readOrder(args);
  const complete =
    (command === 'create-super-user' && name !== undefined) ||
    (command === 'approve' && roles !== undefined) ||
    command === 'disable';
  if (!complete || email === undefined) throw new CommandRefusal(usage);

  const config = readConfig(process.env);
  const password =
    command === 'create-super-user' ? (process.env['STAFF_PASSWORD'] ?? (await askPassword())) : '';
  const opened = await openDatabase(config);
  try {
    const at = { db: opened.db, now: new Date() };
    if (command === 'create-super-user') {
      await createSuperUser(at, { email, name: name ?? '', password }, config.orgEmailDomain);
      return `${email} is a super user and can sign in.`;
    }
    if (command === 'approve') {
      await approve(
        at,
        email,
        (roles ?? '')
          .split(',')
          .map(role => role.trim())
          .filter(Boolean),
      );
      return `${email} can sign in.`;
    }
    await disable(at, email);
    return `${email} can no longer sign in.`;
  } finally {
    await opened.close();
  }
}

await runCommand(run);

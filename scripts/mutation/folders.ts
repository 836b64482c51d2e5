import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { filesUnder } from '../filesUnder';

/** Folders whose rules decide about money, access or a loan: their score may not be below the threshold. */
export const watched: readonly string[] = [
  'domain/access',
  'domain/bureau',
  'domain/calendar',
  'domain/decision',
  'domain/loan',
  'domain/money',
  'domain/repayment',
  'domain/statements',
  'server/decision',
];

/** The lowest score of a watched folder, in percent. */
export const threshold = 90;

/** What is changed, and by which tests the changes are noticed. */
export interface Target {
  /** As its score is kept. */
  name: string;
  /** Files, or lines of files, as Stryker takes them. */
  mutate: string[];
  /** The folder of the tests; of the app's folders the files, with blanks between them. */
  dir: string;
  /** Which of `scripts/mutation/*.config.ts` runs them. */
  config: 'domain' | 'server' | 'stories';
  /** The folder whose own tests are run along with stories. @default none */
  beside?: string;
}

/** What runs as a process of its own: its tests build it before anything is changed, so they notice no change. */
const programs = [
  'answerWorker',
  'backupCommand',
  'disburseCommand',
  'jobsCommand',
  'ledgerCommand',
  'main',
  'reader',
  'resealCommand',
  'restoreCommand',
  'serve',
  'staffCommand',
];

// Of what a call declares the server's tests are the proof, of tables their comparison with the migrations
// (`db/snapshot.test.ts`), of what a screen looks like its pictures.
const unmarked = [
  '!**/*.{test,fixture}.{ts,tsx}',
  '!**/contract.ts',
  '!**/*Contract.ts',
  '!**/table.ts',
  '!**/*.css.ts',
  `!**/{${programs.join(',')}}.ts`,
];

const journeys = 'stories/journeys';

/** How the names of the journeys begin that are about a folder of the app. What a page does is noticed by those of its
 *  desk, and all of them together run for minutes before the first change is tried. */
const journeysOf: Readonly<Record<string, RegExp>> = {
  drafts: /^(CollectionsComments|CreditDesk|CreditDecisionRequests|CreditPdRequests|SupportEdit)/,
  exports: /^(CreditQueueRequests|SupportExport)/,
  http: /^(ReadOnce|SignIn|SingleSignOn|SupportRefusals|SupportStatementUploads)/,
  loan: /^(Addresses|Collections(Closing|Loan|Quote)|Credit(Call|Keys|Queue|Sessions|Tabs)|DecisionMemo|DisbursedLoans|Support(Addresses|Call|FollowUps|Lists|Statement))/,
  session: /^(Account|Addresses|CreditSessions|SignIn|SingleSignOn)/,
  'routes/administration': /^(AdministrationDesk|Audit|Operations|Settings|StaffAccounts)/,
  'routes/collections': /^(Addresses|Approvals|CashBook|Collections|DisbursedLoans|MoneyByHand|Nach)/,
  'routes/credit': /^(Addresses|AllAreas|Credit|DecisionMemo|Replay)/,
  'routes/engagement': /^(Horoscope|Vas)/,
  'routes/support': /^Support/,
};

/** The journeys that prove a folder of the app. @default all of them */
function journeysOfFolder(folder: string): string {
  const names = journeysOf[folder];
  if (!names) return journeys;
  // What several of them share stands beside them.
  const own = readdirSync(journeys).filter(file => names.test(file) && file.endsWith('.stories.tsx'));
  return own.map(file => `${journeys}/${file}`).join(' ');
}

/** What somebody asked for: `money` is in the domain, `server/decision` in the server, `ui/kyc` and `app/queries` are
 *  proved by stories, and by the tests beside their files. The rules of a folder are proved by its own tests, because
 *  those of all others would take many times as long; what screens do in the app by the journeys, `app/session` and
 *  `app/routes/credit` by those about it. */
export function targetOf(asked: string): Target {
  const [first = '', ...rest] = asked.split('/');
  const [pkg, folder] = rest.length === 0 && first !== 'app' ? ['domain', first] : [first, rest.join('/')];
  const path = ['packages', pkg, 'src', folder].filter(Boolean).join('/');
  const common = {
    name: folder === '' ? pkg : `${pkg}/${folder}`,
    mutate: [`${path}/**/*.{ts,tsx}`, ...unmarked],
  };
  const byStories = { ...common, config: 'stories', beside: path } as const;
  if (pkg === 'app') return { ...byStories, dir: journeysOfFolder(folder) };
  // What has no stories of its own, such as approvals, is shown by a screen; those of the exports stand by themselves.
  const own = `stories/${folder}`;
  const screens = 'stories/screens stories/exports';
  if (pkg === 'ui') return { ...byStories, dir: existsSync(own) && folder !== 'screens' ? own : screens };
  return { ...common, dir: path, config: pkg === 'server' ? 'server' : 'domain' };
}

/** Lines of the files under some folders chosen at random, as many of each file as it has lines; equal for equal seeds. */
function linesOf(root: string, folders: readonly string[], count: number, seed: number): string[] {
  const files = filesUnder(root, folders).filter(
    path =>
      /\.tsx?$/.test(path) &&
      !/\.css\.ts$|\.test\.tsx?$|\.fixture\.|\/(index|table)\.ts$|[cC]ontract\.ts$/.test(path) &&
      !programs.some(name => path.endsWith(`/${name}.ts`)),
  );
  const lines = files.flatMap(path =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((text, at) =>
        /^\s*($|\/\/|\*|\/\*|import |\} from )/.test(text) ? [] : [`${path}:${at + 1}`],
      ),
  );
  const length = Math.min(count, lines.length);
  const some = fc.shuffledSubarray(lines, { minLength: length, maxLength: length });
  const [chosen = []] = fc.sample(some, { seed, numRuns: 1 });
  return chosen.map(line => `${line}-${line.slice(line.indexOf(':') + 1)}`);
}

/** A sample of the lines of `ui` and `app`, proved by every story.
 *  @param count  how many lines, each of which is changed in every way there is */
export const sampleOf = (root: string, count: number, seed: number): Target => ({
  name: 'sample',
  mutate: linesOf(root, ['packages/ui/src', 'packages/app/src'], count, seed),
  dir: 'stories',
  config: 'stories',
});

/** A sample of a folder's lines, where changing them all would take hours.
 *  @param count  how many lines */
export const sampled = (target: Target, root: string, count: number, seed: number): Target => ({
  ...target,
  mutate: linesOf(root, [`packages/${target.name.replace(/\/|$/, '/src/')}`], count, seed),
});

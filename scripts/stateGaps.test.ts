import { describe, expect, it } from 'vitest';
import { mustShow, type Shown } from './stories/mustShow';
import { readStories } from './stories/readStories';
import { stateGaps, unlisted } from './stories/stateGaps';

const only = (...wanted: readonly string[]): Shown['never'] =>
  Object.fromEntries(
    (['ready', 'loading', 'empty', 'error', 'notPermitted', 'longest'] as const)
      .filter(state => !wanted.includes(state))
      .map(state => [state, 'has none']),
  );
const lastName: Shown = {
  name: 'Last name',
  kind: 'dialog',
  title: 'Credit/Dialogs/Last name',
  sources: ['bureau/LastNameDialog/LastNameDialog.tsx'],
  never: only('ready', 'error'),
};

const fileOf = (stories: string, title = lastName.title) => {
  const meta = `const meta = { title: '${title}' } satisfies Meta; export default meta;`;
  const file = readStories('stories/bureau/LastNameDialog.stories.tsx', `${meta} ${stories}`);
  if (!file) throw new Error('The stories of the test have no title');
  return file;
};
const play = `play: async () => { await expect(1).toBe(1); }`;
const ready = `export const Asks: Story = { parameters: { states: ['ready'] }, ${play} };`;
const refused = `export const Refused: Story = { parameters: { states: ['error'] }, ${play} };`;
const gapsOf = (stories: string, row = lastName) => stateGaps([row], [fileOf(stories, row.title)]).gaps;

describe('stateGaps', () => {
  it('refuses a story that claims to be empty and ready', () => {
    const both = `export const Asks: Story = { parameters: { states: ['ready', 'empty'] }, ${play} };`;
    expect(gapsOf(both)).toContain(
      "Credit/Dialogs/Last name: 'Asks' claims ready and empty, which are not the same",
    );
  });

  it('passes when each state is shown', () => {
    const { wanted, found, gaps, rows } = stateGaps([lastName], [fileOf(`${ready} ${refused}`)]);
    expect({ wanted, found, gaps }).toEqual({ wanted: 2, found: 2, gaps: [] });
    expect(rows[0]?.shown.error).toEqual(['credit-dialogs-last-name--refused']);
  });

  it('names the component and the state without a story', () => {
    expect(gapsOf(ready)).toEqual(['Last name: no story shows error']);
  });

  it.each([
    [
      'is shown in dark only',
      `${ready} export const Refused: Story = { parameters: { states: ['error'] }, globals: { theme: 'dark' }, ${play} };`,
      ['Last name: no story shows error'],
    ],
    [
      'is claimed by a story that expects nothing',
      `${ready} ${refused} export const Running: Story = { parameters: { states: ['error'] } };`,
      ["Credit/Dialogs/Last name: 'Running' claims error without expecting anything"],
    ],
    [
      'is said never to be',
      `${ready} ${refused} export const Running: Story = { parameters: { states: ['loading'] }, ${play} };`,
      ["Last name: 'Running' shows loading, which it is said never to be"],
    ],
    [
      'is no word of the list',
      `${ready} ${refused} export const Waiting: Story = { parameters: { states: ['waiting'] }, ${play} };`,
      ["Credit/Dialogs/Last name: 'Waiting': waiting is no state"],
    ],
  ])('finds a state that %s', (_what, stories, gaps) => {
    expect(gapsOf(stories)).toEqual(gaps);
  });

  it('finds a component without stories, and stories without a component', () => {
    expect(stateGaps([lastName], [fileOf(ready, 'Credit/Dialogs/First name')]).gaps).toEqual([
      'Last name: there are no stories titled Credit/Dialogs/Last name',
      "Credit/Dialogs/First name: 'Asks' claims a state, but no screen, tab or dialog has these stories",
    ]);
  });

  it('requires a tab at 1024 px, with an assertion', () => {
    const tab: Shown = { ...lastName, kind: 'tab' };
    const narrow = `export const Narrow: Story = { globals: { viewport: { value: 'laptop' } }`;
    const wish = ['Last name: no story shows it at 1024 px'];
    expect(gapsOf(`${ready} ${refused}`, tab)).toEqual(wish);
    expect(gapsOf(`${ready} ${refused} ${narrow} };`, tab)).toEqual(wish);
    expect(gapsOf(`${ready} ${refused} ${narrow}, ${play} };`, tab)).toEqual([]);
  });
});

describe('unlisted', () => {
  const source = { path: 'bureau/LastNameDialog/LastNameDialog.tsx', text: '<Dialog title="Last Name">' };
  it.each([
    ['decision/Waiver/Waiver.tsx', '<ConfirmDialog open />'],
    ['calls/Rating/Rating.tsx', '<QuestionsDialog open />'],
    ['shell/Help/Help.tsx', "import * as Radix from '@radix-ui/react-dialog';"],
    ['insurance/InsuranceTab/InsuranceTab.tsx', '<Panel title="Insurance">'],
    ['screens/FraudScreen/FraudScreen.tsx', '<Page title="Fraud">'],
  ])('finds %s', (path, text) => {
    expect(unlisted([lastName], [source, { path, text }])).toEqual([
      `${path} draws a screen, tab or dialog that is in no row of mustShow.ts`,
    ]);
  });

  it('skips files that render neither, and finds a row whose file is gone', () => {
    expect(unlisted([lastName], [source, { path: 'pd/PdTab/Foot.tsx', text: '<DialogFooter>' }])).toEqual([]);
    expect(unlisted([lastName], [])).toEqual([
      'bureau/LastNameDialog/LastNameDialog.tsx is named in mustShow.ts, but there is no such file',
    ]);
  });
});

describe('mustShow', () => {
  it('has the tabs of each desk by their id in the URL', () => {
    expect(mustShow.filter(row => row.kind === 'tab').map(row => row.name)).toEqual([
      // credit
      'profile',
      'dedupe',
      'perfios',
      'Docs',
      'equifax',
      'kyc',
      'kycNew',
      'Details',
      'CIBIL',
      'rules',
      'PD',
      'Calls',
      'Intel',
      // customer support
      'personal',
      'professional',
      'financial',
      'statements',
      'bureau',
      'kyc',
      'documents',
      'aadhaar',
      'application',
      'remarks',
      'recordings',
      'approval',
      'emi',
      'cashfree',
      'preCredit',
      'source',
      // collections, where its tabs differ
      'collections kyc',
      'collections approval',
      'transactions',
      'paymentLinks',
      'amortization',
      'overdue',
      'foreclosure',
      'collections recordings',
      'collections comments',
    ]);
  });
});

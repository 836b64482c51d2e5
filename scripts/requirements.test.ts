import { describe, expect, it } from 'vitest';
import { changesBetween } from './requirements/changes';
import { type Claim, idsInTitle } from './requirements/claim';
import { fallenBelow, floorOf, measureCoverage } from './requirements/coverage';
import { parseClauses, parseOurs } from './requirements/list';
import { resultOf } from './requirements/results';
import { storyClaims } from './requirements/storyClaims';
import { blocksOf, passagesOf } from './requirements/sourceText';
import { testClaims } from './requirements/testClaims';

describe('idsInTitle', () => {
  it.each([
    ['counts whole days [CO-010]', ['CO-010']],
    ['counts whole days [CO-010, CO-011] and [SH-001]', ['CO-010', 'CO-011', 'SH-001']],
    ['counts by clause [CO-005.b, M13.c]', ['CO-005.b', 'M13.c']],
    ['CO-010 without brackets', []],
    ['counts our own [XR-001.c]', ['XR-001.c']],
    ['a rule without its clause [M13]', []],
    ['keeps [1, 2] in order', []],
  ])('reads %j', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids);
  });
});

const meta = (covers: string) =>
  `const meta = { title: 'Repayment/Dpd badge', parameters: { covers: ${covers} } } satisfies Meta; export default meta;`;
const claimsOf = (text: string) => storyClaims('stories/repayment/DpdBadge.stories.tsx', text);
const verdicts = (text: string) => claimsOf(text).map(({ id, asserts }) => [id, asserts]);

describe('storyClaims', () => {
  it('names the story as Storybook does', () => {
    const text = `${meta('[]')} export const FortyFiveDaysLate: Story = {
      parameters: { covers: ['CO-010'] },
      play: async ({ canvas }) => { await expect(canvas.getByText('31-60')).toBeVisible(); },
    };`;
    expect(claimsOf(text)).toEqual([
      {
        id: 'CO-010',
        kind: 'story',
        file: 'stories/repayment/DpdBadge.stories.tsx',
        name: 'Repayment/Dpd badge: Forty Five Days Late',
        storyIds: ['repayment-dpd-badge--forty-five-days-late'],
        asserts: true,
        steps: false,
      },
    ]);
  });

  it.each([
    ['no play function', `export const A: Story = { parameters: { covers: ['CO-010'] } };`, false],
    [
      'a play function that only clicks',
      `export const A = { parameters: { covers: ['CO-010'] }, play: async ({ userEvent }) => { await userEvent.tab(); } };`,
      false,
    ],
    [
      'a word that only begins like expect',
      `export const A = { parameters: { covers: ['CO-010'] }, play: async () => { read(expected); } };`,
      false,
    ],
    [
      'a play method',
      `export const A = { parameters: { covers: ['CO-010'] }, async play() { await expect(1).toBe(1); } };`,
      true,
    ],
    [
      'a helper of the file',
      `function shown() { expect(1).toBe(1); } export const A = { parameters: { covers: ['CO-010'] }, play: async () => shown() };`,
      true,
    ],
    [
      'an imported helper named for what it does',
      `export const A = { parameters: { covers: ['CO-010'] }, play: expectTotals };`,
      true,
    ],
    [
      'a spread story',
      `const Base = { play: async () => { expect(1).toBe(1); } }; export const A = { ...Base, parameters: { covers: ['CO-010'] } };`,
      true,
    ],
    [
      "another story's play",
      `const Base = { play: async () => { expect(1).toBe(1); } }; export const A = { play: Base.play, parameters: { covers: ['CO-010'] } };`,
      true,
    ],
    [
      'a story made by a function of the file',
      `const late = (days) => ({ args: { days }, parameters: { covers: ['CO-010'] }, play: async () => { expect(1).toBe(1); } }); export const A = late(45);`,
      true,
    ],
  ])('judges %s', (_what, story, asserts) => {
    expect(verdicts(`${meta('[]')} ${story}`)).toEqual([['CO-010', asserts]]);
  });

  it.each([
    ['no step', 'expect(1).toBe(1);', false],
    ['a step with its words', `await step('counts whole days', async () => { expect(1).toBe(1); });`, true],
    ['a step with a name in its words', 'await step(`${name} is expandable`, async () => {});', true],
    ['the step handed to a helper', 'await expectDays(canvas, step);', true],
    ['something else that is called step', 'for (const step of walk) await step(canvas);', false],
  ])('looks for a step in %s', (_what, body, steps) => {
    const text = `${meta('[]')} export const A: Story = { parameters: { covers: ['CO-010'] }, play: async ({ canvas, step }) => { ${body} } };`;
    expect(claimsOf(text).map(it => it.steps)).toEqual([steps]);
  });

  it('accepts a claim of the meta if any story asserts', () => {
    const quiet = `export const Quiet: Story = {};`;
    const loud = `export const Loud: Story = { play: async () => { await expect(1).toBe(1); } };`;
    expect(verdicts(`${meta("['CO-010']")} ${quiet}`)).toEqual([['CO-010', false]]);
    expect(claimsOf(`${meta("['CO-010']")} ${quiet} ${loud}`)).toMatchObject([
      { id: 'CO-010', asserts: true, storyIds: ['repayment-dpd-badge--loud'] },
    ]);
  });

  it('reads ids through a constant of the file', () => {
    const text = `const shared = ['CO-010'] as const; ${meta("[...shared, 'CO-011']")} export const A = { async play() { expect(1).toBe(1); } };`;
    expect(verdicts(text)).toEqual([
      ['CO-010', true],
      ['CO-011', true],
    ]);
  });
});

describe('testClaims', () => {
  it.each([
    [`it('counts [CO-010]', () => {})`, ['CO-010']],
    [`test('counts [CO-010]', () => {})`, ['CO-010']],
    [`describe('daysPastDue [CO-010, CO-011]', () => { it('counts', () => {}) })`, ['CO-010', 'CO-011']],
    [`it.each([[1, 2]])('%d makes %d [CO-010]', () => {})`, ['CO-010']],
    ['it.each`a | b`("$a makes $b [CO-010]", () => {})', ['CO-010']],
    ['test.describe(`as ${role} [SH-001]`, () => {})', ['SH-001']],
    [`it.each([['M13.b', 1], ['M13.c', 2]] as const)('[%s] makes %d', () => {})`, ['M13.b', 'M13.c']],
    [`it.each([['M13.b', 1]])('%s makes %d', () => {})`, []],
    [`it.each([['half a paisa', 1]])('[%s] makes %d', () => {})`, []],
    [`label('counts [CO-010]')`, []],
    [`// it('counts [CO-010]')`, []],
    // A generic arrow function, which would be an element in JSX, hides no title after it.
    [`const all = <T>(list: readonly T[]) => list; it('counts [CO-010]', () => {})`, ['CO-010']],
  ])('finds the ids of %s', (text, ids) => {
    expect(testClaims('packages/domain/src/x.test.ts', text).map(it => it.id)).toEqual(ids);
  });

  it('names each row of a table by its own words, as the book shows a worked example', () => {
    const table = `it.each([['M13.b', 'half up', () => 1, 2], ['M13.c', 'once for each $& days', f, 3]])('[%s] %s', f)`;
    expect(testClaims('packages/domain/src/x.test.ts', table).map(it => it.name)).toEqual([
      '[M13.b] half up',
      '[M13.c] once for each $& days',
    ]);
  });
});

const row = (id: string) => ({
  id,
  area: 'queue',
  kind: 'rule',
  statement: `Statement of ${id}`,
  source: '',
});
const claim = (id: string, asserts = true, steps = true): Claim => ({
  id,
  kind: 'story',
  file: 'stories/loan/Queue.stories.tsx',
  name: 'Queue',
  storyIds: ['loan-queue--ready'],
  asserts,
  steps,
});

describe('measureCoverage', () => {
  const list = [row('CR-001'), row('CR-002'), row('SH-001')];

  it('counts the requirements claimed with an assertion, by prefix', () => {
    const coverage = measureCoverage(list, [claim('CR-001'), claim('CR-001'), claim('CR-002', false)]);
    expect(coverage.prefixes).toEqual({ CR: { total: 2, covered: 1 }, SH: { total: 1, covered: 0 } });
    expect(coverage.uncovered.map(it => it.id)).toEqual(['CR-002', 'SH-001']);
    expect(coverage.unproved.map(it => it.id)).toEqual(['CR-002']);
  });

  it('names the stories that prove without a step', () => {
    const coverage = measureCoverage(list, [claim('CR-001', true, false), claim('CR-002', false, false)]);
    expect(coverage.stepless.map(it => it.id)).toEqual(['CR-001']);
    expect(coverage.unproved.map(it => it.id)).toEqual(['CR-002']);
  });

  it('names claimed ids that no row has', () => {
    expect(measureCoverage(list, [claim('CR-999')]).unknown).toEqual(['CR-999']);
  });

  it('looks at one prefix when asked', () => {
    const coverage = measureCoverage(list, [claim('SH-001'), claim('CR-999')], 'SH');
    expect(coverage.prefixes).toEqual({ SH: { total: 1, covered: 1 } });
    expect(coverage.unknown).toEqual([]);
  });

  it('notices what falls below the floor', () => {
    const before = floorOf(measureCoverage(list, [claim('CR-001'), claim('SH-001')]));
    expect(before).toEqual({ CR: ['CR-001'], SH: ['SH-001'] });
    expect(fallenBelow(before, measureCoverage(list, [claim('CR-001')]))).toEqual(['SH-001']);
  });
});

describe('the list', () => {
  const rows = [row('CO-001'), row('SH-001')];
  const clauses = parseClauses(
    'id\tclause\tkind of proof\tedge\nCO-001.a\tIt says so.\tscreen\t-\nSH-001.a\tAs well.\tpure\t-\nM13.c\tEach 30 days.\tpure\tdue date + 30',
    rows,
  );

  it('has the area and source of the row in each of its clauses', () => {
    expect(clauses).toEqual([
      { ...row('CO-001'), id: 'CO-001.a', statement: 'It says so.', kind: 'screen' },
      { ...row('SH-001'), id: 'SH-001.a', statement: 'As well.', kind: 'pure' },
      { id: 'M13.c', area: 'money', statement: 'Each 30 days.', kind: 'pure', source: '' },
    ]);
  });

  it('counts clauses, and knows no claim of a whole row', () => {
    const claims = ['CO-001', 'SH-001.a', 'M13.c', 'M13.z'].map(id => claim(id));
    const coverage = measureCoverage(clauses, claims);
    expect(coverage.coveredIds).toEqual(['SH-001.a', 'M13.c']);
    expect(coverage.unknown).toEqual(['CO-001', 'M13.z']);
    expect(coverage.prefixes['M']).toEqual({ total: 1, covered: 1 });
  });

  describe('of our own', () => {
    const ours = (...ids: readonly string[]) =>
      parseOurs(['id', ...ids.map(id => `${id}\tfollow-up\trule\tIt is due.\tour own`)].join('\n'));

    it.each(['X-01', 'XR-001', 'CR-001.a'])('has no id like %s', id => {
      expect(() => ours(id)).toThrow(new Error(`ours.tsv:2: no requirement id in '${id}'`));
    });

    it('has each id once', () => {
      expect(() => ours('XR-001.a', 'XR-001.a')).toThrow(new Error('ours.tsv: XR-001.a is there twice'));
    });
  });

  it('names a line without a clause', () => {
    expect(() => parseClauses('id\nM13\tEach 30 days.', rows)).toThrow(
      new Error("clauses:2: no clause id in 'M13'"),
    );
  });
});

describe('resultOf', () => {
  const ran = (passed: boolean) => [
    { file: 'stories/loan/Queue.stories.tsx', title: 'Ready', storyId: 'loan-queue--ready', passed },
  ];
  const inTest: Claim = { ...claim('CR-001'), kind: 'test', file: 'a.test.ts', storyIds: [] };

  it('follows the story', () => {
    expect(resultOf(claim('CR-001'), ran(true))).toBe('passed');
    expect(resultOf(claim('CR-001'), ran(false))).toBe('failed');
    expect(resultOf(claim('CR-001'), [])).toBe('not run');
  });

  it('finds a test by its file and the id in its title', () => {
    const title = 'queue sorts [CR-001]';
    expect(resultOf(inTest, [{ file: 'a.test.ts', title, passed: true }])).toBe('passed');
    expect(resultOf(inTest, [{ file: 'b.test.ts', title, passed: true }])).toBe('not run');
  });
});

describe('changesBetween', () => {
  const listed = (...pairs: readonly (readonly [id: string, statement: string])[]) =>
    pairs.map(([id, statement]) => ({ id, statement, area: '', kind: '', source: '' }));

  it('tells what is new, reworded, removed, newly proved and regressed', () => {
    const since = { name: 'v1', at: '2026-11-21T09:00:00Z' };
    const before = {
      requirements: listed(['CR-001', 'one'], ['CR-002', 'two'], ['CR-003', 'three'], ['CR-004', 'four']),
      covered: ['CR-001', 'CR-002', 'CR-004'],
    };
    const now = {
      requirements: listed(['CR-001', 'one'], ['CR-002', 'two!'], ['CR-003', 'three'], ['CR-005', 'five']),
      covered: ['CR-002', 'CR-003', 'CR-005'],
    };
    expect(changesBetween(since, before, now, ['CR-002', 'CR-003'])).toEqual({
      since,
      added: ['CR-005'],
      reworded: ['CR-002'],
      removed: ['CR-004'],
      proved: ['CR-005'],
      regressed: ['CR-001', 'CR-002'],
    });
  });
});

describe('passagesOf', () => {
  const documents = new Map([
    [
      'credit',
      blocksOf(`# The credit desk

## 2. Screens

### 2.1 Routes

| Path | Route |
| --- | --- |
| /credit/loans | LoansList |

## 4. States

**Case status.**

- Choosing \`HOLD\` reveals hold reasons.
- When the status is DISBURSED the Submit button is hidden.

**Tenure.** Steps of 3, the Submit button is hidden.
`),
    ],
  ]);
  const found = (source: string, statement: string) => passagesOf({ source, statement }, documents);

  it('finds the item that says it, with what it stands under', () => {
    expect(found('credit §4 Case status', 'With status DISBURSED the Submit button is hidden.')).toEqual([
      {
        reference: 'credit §4 Case status',
        text: 'Case status: When the status is DISBURSED the Submit button is hidden.',
      },
    ]);
  });

  it('looks in the sections below a section, and reads rows of tables', () => {
    expect(found('credit §2, §4', 'Path /credit/loans means LoansList.')).toEqual([
      { reference: 'credit §2', text: '/credit/loans · LoansList' },
    ]);
  });

  it('finds nothing in a document or section that is not there', () => {
    expect(found('support §2; credit §9; credit intro', 'The path is LoansList.')).toEqual([]);
  });
});

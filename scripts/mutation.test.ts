import { describe, expect, it } from 'vitest';
import { sampled, sampleOf, targetOf } from './mutation/folders';
import { describeSurvivor, type Mutant, scoreOf, survivorsOf } from './mutation/score';
import { changed, isSaidOnce } from './mutation/whenLoaded';

const mutant = (status: string): Mutant => ({
  status,
  fileName: 'packages/domain/src/money/rate.ts',
  location: { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } },
  replacement: 'a - b',
});
const times = (count: number, status: string) => Array.from({ length: count }, () => mutant(status));

describe('scoreOf', () => {
  it('counts killed, hanging and not loading mutants against those nobody noticed', () => {
    const all = ['Killed', 'Timeout', 'RuntimeError', 'Survived', 'NoCoverage', 'Ignored'].map(mutant);
    expect(scoreOf(all)).toEqual({ killed: 3, survived: 2, equivalent: 1, percent: 60 });
    expect(survivorsOf(all).map(it => it.status)).toEqual(['Survived', 'NoCoverage']);
    const atLoading = {
      ...mutant('Ignored'),
      statusReason: 'Static mutant (and "ignoreStatic" was enabled)',
    };
    expect(scoreOf([...all, atLoading])).toEqual({
      killed: 3,
      survived: 2,
      equivalent: 1,
      static: 1,
      percent: 60,
    });
  });

  it('rounds down, so that a score just below 90 % is not 90', () => {
    expect(scoreOf([...times(8999, 'Killed'), ...times(1001, 'Survived')]).percent).toBe(89.9);
    expect(scoreOf([...times(9, 'Killed'), ...times(1, 'Survived')]).percent).toBe(90);
    expect(scoreOf([]).percent).toBe(100);
  });
});

describe('describeSurvivor', () => {
  it('names the place and the change', () => {
    const source = 'function add(a, b) {\n  return a + b;\n}';
    expect(describeSurvivor(mutant('Survived'), source)).toBe(
      'packages/domain/src/money/rate.ts:2:10  a + b  →  a - b',
    );
    expect(describeSurvivor(mutant('NoCoverage'), source)).toMatch(/\(no test runs it\)$/);
  });
});

describe('a change of what is said once', () => {
  const source = "const label = 'You';\nexport const page = { label, load: () => 'page' };\n";
  const at = (line: number, column: number, length: number): Mutant => ({
    ...mutant('Survived'),
    location: { start: { line, column }, end: { line, column: column + length } },
    replacement: '""',
  });

  it('stands outside of every function', () => {
    expect(isSaidOnce(at(1, 15, 5), source)).toBe(true);
    expect(isSaidOnce(at(2, 23, 5), source)).toBe(true);
    expect(isSaidOnce(at(2, 42, 6), source)).toBe(false);
  });

  it('is made in the text of its file', () => {
    expect(changed(at(1, 15, 5), source)).toBe(source.replace("'You'", '""'));
    expect(changed(at(2, 42, 6), source)).toBe(source.replace("'page'", '""'));
  });
});

describe('targetOf', () => {
  it.each([
    ['money', 'domain/money', 'packages/domain/src/money', 'packages/domain/src/money', 'domain'],
    [
      'server/decision',
      'server/decision',
      'packages/server/src/decision',
      'packages/server/src/decision',
      'server',
    ],
    ['ui/kyc', 'ui/kyc', 'packages/ui/src/kyc', 'stories/kyc', 'stories'],
    [
      'ui/approvals',
      'ui/approvals',
      'packages/ui/src/approvals',
      'stories/screens stories/exports',
      'stories',
    ],
    ['app/queries', 'app/queries', 'packages/app/src/queries', 'stories/journeys', 'stories'],
    ['app', 'app', 'packages/app/src', 'stories/journeys', 'stories'],
    [
      'app/routes/engagement',
      'app/routes/engagement',
      'packages/app/src/routes/engagement',
      ['Horoscope', 'HoroscopeByOthers', 'VasDesk', 'VasFeedback']
        .map(it => `stories/journeys/${it}.stories.tsx`)
        .join(' '),
      'stories',
    ],
  ])('%s is %s: %s, proved by %s', (asked, name, path, dir, config) => {
    const { mutate, ...target } = targetOf(asked);
    expect(target).toEqual({ name, dir, config, ...(config === 'stories' && { beside: path }) });
    expect(mutate[0]).toBe(`${path}/**/*.{ts,tsx}`);
  });

  it('names stories alone, and not what several of them share', () => {
    const files = targetOf('app/routes/credit').dir.split(' ');
    expect(files).toContain('stories/journeys/CreditDesk.stories.tsx');
    expect(files.filter(file => !file.endsWith('.stories.tsx'))).toEqual([]);
  });
});

describe('sampleOf', () => {
  const root = new URL('..', import.meta.url).pathname;

  it('takes lines of ui and app, the same for the same seed', () => {
    const { mutate } = sampleOf(root, 40, 7);
    expect(new Set(mutate).size).toBe(40);
    expect(mutate.filter(it => !/^packages\/(ui|app)\/src\/[\w/-]+\.tsx?:(\d+)-\2$/.test(it))).toEqual([]);
    expect(sampleOf(root, 40, 7).mutate).toEqual(mutate);
    expect(sampleOf(root, 40, 8).mutate).not.toEqual(mutate);
  });

  it('takes lines of one folder, whose own tests prove them', () => {
    const { mutate, ...target } = sampled(targetOf('ui/kyc'), root, 5, 7);
    expect(target).toEqual({
      name: 'ui/kyc',
      dir: 'stories/kyc',
      config: 'stories',
      beside: 'packages/ui/src/kyc',
    });
    expect(mutate.map(it => it.replace(/kyc\/.*/, ''))).toEqual(Array(5).fill('packages/ui/src/'));
  });

  it('takes no line of a program, whose tests run what was built before', () => {
    const { mutate } = sampled(targetOf('server/backup'), root, 2_000, 7);
    const files = new Set(mutate.map(it => it.replace(/:.*/, '').replace(/.*\//, '')));
    expect(files.has('words.ts')).toBe(true);
    expect([...files].filter(name => name.endsWith('Command.ts'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { folderOf } from './mutation/folders';
import { describeSurvivor, type Mutant, scoreOf, survivorsOf } from './mutation/score';

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

describe('folderOf', () => {
  it('takes a folder of the domain by its name alone', () => {
    expect(folderOf('money')).toEqual({ pkg: 'domain', folder: 'money', name: 'domain/money' });
    expect(folderOf('server/decision')).toEqual({
      pkg: 'server',
      folder: 'decision',
      name: 'server/decision',
    });
  });
});

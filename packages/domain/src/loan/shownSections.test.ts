import { describe, expect, it } from 'vitest';
import { aWireLoan, aWireLoanDetail, anApplicationLine } from '../../testing';
import { readApplication } from './applicationLine';
import { type LoanPart, loanParts, shownExcerpts, shownSections } from './shownSections';

const desks = ['credit', 'customerSupport', 'collections'] as const;
const heavy = shownSections('credit').filter(name => !shownSections('credit', ['core']).includes(name));

// Columns of the loan, not sections.
const columns = [
  'loanId',
  'idString',
  'userIdString',
  'version',
  'startedOn',
  'amountApplied',
  'underWriter',
];

describe('shownSections', () => {
  it('lists for credit everything a loan consists of', () => {
    const { data: _data, ...beside } = aWireLoanDetail();
    const read = readApplication(anApplicationLine());
    const sections = read.ok ? Object.keys(read.application.sections) : [];
    const names = [...Object.keys(aWireLoan()), ...Object.keys(beside), ...sections];
    expect(sections).not.toEqual([]);
    expect(names.filter(name => ![...shownSections('credit'), ...columns].includes(name))).toEqual([]);
  });

  it.each(desks)('lists no section twice for %s', desk => {
    const names = shownSections(desk).map(name => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(desks)('lists every section of %s in a part, and a heavy one never in the core', desk => {
    const core = shownSections(desk, ['core']);
    expect(core.filter(name => heavy.includes(name))).toEqual([]);
    const parts = new Set(loanParts.flatMap(part => shownSections(desk, [part])));
    expect([...parts].sort()).toEqual([...shownSections(desk)].sort());
  });

  it('lists nothing of the core in another part, except the lists of files with the documents', () => {
    const core = shownSections('credit', ['core']);
    const inBoth = (part: LoanPart) => shownSections('credit', [part]).filter(name => core.includes(name));
    expect([inBoth('bureau'), inBoth('statement')]).toEqual([[], []]);
    expect(inBoth('kyc')).toEqual(['additionalDocuments', 'bankStatements']);
  });

  it('hides from support and collections what only credit works with', () => {
    const credits = ['engine', 'quizResult', 'customerIntuition', 'creditPdFeedback', 'processedCibil'];
    for (const desk of ['customerSupport', 'collections'] as const)
      expect(shownSections(desk).filter(name => credits.includes(name))).toEqual([]);
  });
});

describe('shownExcerpts', () => {
  it('has support’s core say how the last analysis ended', () => {
    expect(shownExcerpts('customerSupport', ['core'])).toEqual({
      perfiosReport: ['status', 'runId', 'error'],
    });
  });

  it.each<[(typeof desks)[number], LoanPart[] | undefined]>([
    ['customerSupport', undefined],
    ['customerSupport', ['core', 'statement']],
    ['customerSupport', ['kyc']],
    ['credit', ['core']],
    ['collections', ['core']],
  ])('is nothing for %s of %j', (desk, parts) => {
    expect(shownExcerpts(desk, parts)).toEqual({});
  });
});

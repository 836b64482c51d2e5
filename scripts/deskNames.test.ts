import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loanDesks } from '../packages/domain/src/access/desks';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';

const name = `(?:${loanDesks.join('|')})`;

/** The ways in which code decides by the name of a desk. To say at which desk one is, as a call or a page of that desk
 *  does, decides nothing. */
const decisions = [
  `[=!]==? *'${name}'`,
  `'${name}' *[=!]==`,
  `case '${name}'`,
  `\\? *'${name}'`,
  `\\w: \\w+ = '${name}'`,
  `\\b(?:holdsAny|includes|has)\\([^)]*'${name}(?:Write|Admin)?'`,
  `^\\s*${name}: [^;]*$`,
  `\\{ ${name}: `,
].map(form => new RegExp(form, 'm'));

const decides = (code: string) => decisions.some(form => form.test(code));

/** Where a name stands in a table that the compiler holds against the table of desks, or is another word. */
const allowed: Readonly<Record<string, string>> = {
  'packages/app/src/routes/commentPlaces.ts': 'where each desk shows the comments of a loan',
  'packages/domain/src/access/': 'the table itself, groups and abilities',
  'packages/domain/src/contract/allCalls.ts': 'the calls about collections, by their first word',
  'packages/domain/src/loan/shownSections.ts': 'sections of each desk, which the server alone reads',
  'packages/domain/src/repayment/': 'the credit side of a transfer',
  'packages/domain/src/statement': 'a credit of a bank statement',
  'packages/ui/src/approvals/': 'the credit side of a transfer',
  'packages/ui/src/statements/': 'a credit of a bank statement',
  'packages/ui/src/theme/': 'the colour of a credit of a bank statement',
  'packages/ui/src/kyc/KycNewTab/': 'as of when the data is compared',
  'packages/server/src/feedback/storedFeedback.ts':
    'the documented list in which each desk keeps its comments',
  'packages/server/src/ledger/': 'the credit side of a transfer',
  'packages/server/src/loan/answerOfDesk.ts': 'the answer of each desk, in its documented shape',
};

const product = [
  ...filesUnder(root, ['packages']).filter(
    file => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|fixture)\.|\/testing\//.test(file),
  ),
  'vite.config.ts',
  'scripts/sizeBudget.mjs',
];
const isAllowed = (file: string) => Object.keys(allowed).some(path => file.startsWith(path));
const deciding = product.filter(file => decides(readFileSync(join(root, file), 'utf8')));

describe('the name of a desk', () => {
  it('decides nothing outside the table of desks', () => {
    expect(deciding.filter(file => !isAllowed(file))).toEqual([]);
  });

  it('is excused only where it stands', () => {
    const stale = Object.keys(allowed).filter(path => !deciding.some(file => file.startsWith(path)));
    expect(stale).toEqual([]);
  });

  it.each([
    "if (desk === 'credit') return;",
    "const call = desk !== 'customerSupport' ? one : other;",
    "const desk = holdsAny(roles, 'customerSupportWrite') ? one : other;",
    "const desk = mine ? 'customerSupport' : 'collections';",
    "export function useReveal(id: string, desk: LoanDesk = 'credit') {",
    "const words = {\n  credit: 'one',\n};",
    "const fields = { credit: 'data' } as const;",
  ])('is found in %j', code => {
    expect(decides(code)).toBe(true);
  });

  it.each([
    "await openLoan(tx, context, id, 'credit');",
    "groups: ['customerSupportWrite'] },",
    "const { paging } = desks['credit'];",
    'export const credit: Desk = {',
  ])('is only said in %j', code => {
    expect(decides(code)).toBe(false);
  });
});

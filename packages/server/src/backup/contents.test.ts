import { expect, it } from 'vitest';
import { kindOf, manifestName, objectNameIn, rowsName, totalsName } from './contents';

const object = '5ad11111-0000-4000-8000-000000000001';

it.each([
  [manifestName, { kind: 'manifest' }],
  [totalsName, { kind: 'totals' }],
  [rowsName('loan_section', 0), { kind: 'rows', table: 'loan_section' }],
  [rowsName('loan_section', 123), { kind: 'rows', table: 'loan_section' }],
  [objectNameIn(object), { kind: 'object', object }],
])('an entry of a backup named %s is %j', (name, kind) => {
  expect(kindOf(name)).toEqual(kind);
});

it.each([
  '',
  'manifest.json.part',
  'rows/loan/1.json.gz',
  'rows/loan/.json',
  'rows/Loan/1.json',
  'a/rows/loan/1.json',
  `files/${object}0`,
  `files/${object.slice(1)}`,
  `files/../${object.slice(3)}`,
])('nothing of a backup is named %j', name => {
  expect(kindOf(name)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { acceptOf, uploadFault } from './uploadFault';

const megabyte = 1024 * 1024;
const part = { kinds: ['pdf', 'csv'], maxBytes: 20 * megabyte } as const;
const statement = { name: 'statement.pdf', size: 1000, type: 'application/pdf' };

describe('acceptOf', () => {
  it('lists the endings of every kind', () => {
    expect(acceptOf(part)).toBe('.pdf,.csv,.tsv,.txt');
    expect(acceptOf({ kinds: ['image'] })).toBe('.jpg,.jpeg,.png,.webp');
    expect(acceptOf({ kinds: ['xlsx', 'xls', 'xml', 'zip'] })).toBe('.xlsx,.xls,.xml,.zip');
  });
});

describe('uploadFault', () => {
  it('lets a file go that fits [XR-117.a]', () => {
    expect(uploadFault(statement, part, [])).toBeNull();
    expect(uploadFault({ ...statement, name: 'Statement.PDF', type: '' }, part, [])).toBeNull();
  });

  it('refuses another kind, and names what can be used [XR-117.a]', () => {
    expect(uploadFault({ ...statement, name: 'selfie.heic' }, part, [])).toBe(
      'Only PDF or CSV files can be used',
    );
    expect(uploadFault(statement, { ...part, kinds: ['image'] }, [])).toBe(
      'Only JPEG, PNG or WebP files can be used',
    );
  });

  it.each([
    ['statement.tsv', part.kinds, null],
    ['statement.txt', part.kinds, null],
    ['statement.xls', ['xls'], null],
    ['statement.xlsx', ['xlsx'], null],
    ['kyc.xml', ['xml'], null],
    ['kyc.xls', ['zip'], 'Only ZIP files can be used'],
    ['kyc.zip', ['xml', 'xlsx', 'xls'], 'Only XML, Excel or Excel 97 files can be used'],
  ] as const)('of %s for %j says %s [XR-117.a]', (name, kinds, fault) => {
    expect(uploadFault({ ...statement, name }, { ...part, kinds }, [])).toBe(fault);
  });

  it.each([
    [20 * megabyte, null],
    [20 * megabyte + 1, 'Larger than 20 MB'],
    [0, 'The file is empty'],
  ])('validates a file of %i bytes [XR-117.a]', (size, fault) => {
    expect(uploadFault({ ...statement, size }, part, [])).toBe(fault);
  });

  it('refuses a file that was chosen already [XR-117.a]', () => {
    expect(uploadFault(statement, part, [statement])).toBe('This file was chosen already');
    expect(uploadFault(statement, part, [{ ...statement, size: 999 }])).toBeNull();
    expect(uploadFault(statement, part, [{ ...statement, name: 'other.pdf' }])).toBeNull();
  });
});

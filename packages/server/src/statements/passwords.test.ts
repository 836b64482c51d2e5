import { describe, expect, it } from 'vitest';
import { hasPassword, hidePasswords, openPassword, resealPasswords, sealNewPasswords } from './passwords';
import { isSealed, seal } from '../secrets/seal';

const at = { loanId: 210_003, secret: 'a secret of tests, longer than thirty-two characters' };
const section = [
  { fileId: 'a', password: 'HEMA7711', processed: true },
  { fileId: 'b', password: '' },
  { fileId: 7, password: 1234 },
  { fileId: 'd' },
  'unreadable',
  null,
];
const passwordOf = (sealed: unknown, fileId: string) => {
  const opened = openPassword(sealed, fileId, { ...at, secrets: [at.secret] });
  return opened.state === 'open' ? opened.password : opened.state;
};

describe('the passwords of a section [CS-047.e]', () => {
  it('are sealed where there is one, and opened again', () => {
    const sealed = sealNewPasswords(section, at);
    expect(JSON.stringify(sealed)).not.toMatch(/HEMA7711|1234/);
    expect(sealed).toMatchObject([
      { fileId: 'a', processed: true },
      section[1],
      { fileId: 7 },
      ...section.slice(3),
    ]);
    expect(['a', 'b', '7', 'd', 'e'].map(fileId => passwordOf(sealed, fileId))).toEqual([
      'HEMA7711',
      null,
      '1234',
      null,
      'noStatement',
    ]);
  });

  it.each([
    ['a list', [{ fileId: 'a', password: 'HEMA7711' }]],
    ['a single statement', { fileId: 'a', password: 'HEMA7711' }],
    ['other capitals', [{ FileId: 'a', Password: 'HEMA7711' }]],
    ['one of two fields', [{ fileId: 'a', Password: 'HEMA7711', password: '' }]],
  ])('are found in %s', (_case, given) => {
    const sealed = sealNewPasswords(given, at);
    expect(JSON.stringify(sealed)).not.toContain('HEMA7711');
    expect(passwordOf(sealed, 'a')).toBe('HEMA7711');
    expect(JSON.stringify(hidePasswords(given))).not.toContain('HEMA7711');
  });

  it.each([
    ['a statement', [{ fileId: 'a', password: 'HEMA7711' }], true],
    ['a number', [{ fileId: 'a', password: 7711 }], true],
    ['a list inside an object', { statements: [{ fileId: 'a', PASSWORD: 'HEMA7711' }] }, true],
    ['a list inside a list', [[{ fileId: 'a', password: 'HEMA7711' }]], true],
    ['the second of two fields', [{ fileId: 'a', password: '', Password: 'HEMA7711' }], true],
    ['a field of another name', [{ fileId: 'a', pdfPassword: 'HEMA7711' }], true],
    ['a name with underscores', { file: { statement_password: 'HEMA7711' } }, true],
    ['a list of them', [{ fileId: 'a', passwords: ['HEMA7711', 7711] }], true],
    ['an object of its own', [{ fileId: 'a', Password: { value: 'HEMA7711' } }], true],
    ['what was sealed elsewhere', [{ fileId: 'a', password: 'sealed:v1:abc' }], true],
    ['an empty one', [{ fileId: 'a', password: '' }], false],
    ['none', [{ fileId: 'a', password: null, passwords: [] }, 'x', null], false],
    ['a word about one', [{ fileId: 'a', passwordProtected: 'yes', hasPassword: true }], false],
    ['no section', undefined, false],
  ])('are detected in %s', (_case, given, there) => {
    expect(hasPassword(given)).toBe(there);
    expect(JSON.stringify([sealNewPasswords(given, at)])).not.toMatch(/7711/);
    expect(JSON.stringify([hidePasswords(given)])).not.toMatch(/7711/);
  });

  it('are not sealed twice by the server, but always when they come from outside', () => {
    const known = { ...at, secrets: [at.secret] as const };
    const once = resealPasswords(section, known);
    expect(once.unreadable).toBe(0);
    expect(resealPasswords(once.section, known)).toEqual(once);
    const stolen = seal('OTHER', { purpose: 'statement passwords', context: '999/x' }, at.secret);
    const taken = sealNewPasswords([{ fileId: 'a', password: stolen }], at);
    expect(passwordOf(taken, 'a')).toBe(stolen);
  });

  it('cannot be opened with another secret, and are read plain until they are sealed [XR-142.c]', () => {
    const sealed = sealNewPasswords(section, { ...at, secret: 'the secret of somebody else entirely, long' });
    expect(passwordOf(sealed, 'a')).toBe('sealedElsewhere');
    expect(passwordOf(section, 'a')).toBe('HEMA7711');
    expect(isSealed('HEMA7711')).toBe(false);
  });

  it('are masked with the same length for everybody [CS-132.b]', () => {
    expect(hidePasswords(sealNewPasswords(section, at))).toEqual([
      { fileId: 'a', password: '••••••••', processed: true },
      { fileId: 'b', password: '' },
      { fileId: 7, password: '••••••••' },
      { fileId: 'd' },
      'unreadable',
      null,
    ]);
    expect(hidePasswords('unreadable')).toBe('unreadable');
    expect(hidePasswords(undefined)).toBeUndefined();
  });
});

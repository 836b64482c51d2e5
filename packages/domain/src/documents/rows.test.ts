import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { fileLinkOf } from '../files/fileLink';
import { maskedPaths } from '../loan/maskBySchema';
import { additionalDocumentRows, additionalDocumentWire } from './additionalDocuments';
import { bankStatementRows, bankStatementWire, passwordMask } from './bankStatements';

const file = { key: 'statements/210001/hdfc.csv', presignedUrl: '/api/v1/files/a.b' };
const link = { key: file.key, fileName: 'hdfc.csv', url: file.presignedUrl, kind: 'other' };

describe('bankStatementRows', () => {
  it('reads id, whether there is a password, and the file [CR-150.a, CR-150.b]', () => {
    expect(
      bankStatementRows([
        { fileId: 'c70a78a4', password: '••••••••', file },
        { FileID: 7, Password: '', File: null },
      ]),
    ).toEqual([
      { fileId: 'c70a78a4', hasPassword: true, file: link },
      { fileId: '7', hasPassword: false, file: null },
    ]);
  });

  it.each([
    [undefined, []],
    [null, []],
    [{ fileId: 'a', file }, [{ fileId: 'a', hasPassword: false, file: link }]],
    [['x', null, { fileId: 'a' }], [{ fileId: 'a', hasPassword: false, file: null }]],
    ['unreadable', null],
  ])('reads %j without failing [CR-150.a]', (wire, rows) => {
    expect(bankStatementRows(wire)).toEqual(rows);
  });
});

describe('additionalDocumentRows', () => {
  it('reads date, type and file [CR-151.a, SH-100.a]', () => {
    const rows = additionalDocumentRows([
      { uploadedOn: '2026-03-14T20:12:33.000Z', documentType: 'Rent agreement', file },
      { uploadedOn: '2026-03-14', documentType: ' ', file: 'x' },
      { uploadedOn: '31/02/2026' },
    ]);
    expect(rows).toEqual([
      // In India it was already the next day.
      { uploadedOn: '15 Mar 2026', documentType: 'Rent agreement', file: link },
      { uploadedOn: '14 Mar 2026', documentType: null, file: null },
      { uploadedOn: '31/02/2026', documentType: null, file: null },
    ]);
    expect(additionalDocumentRows(undefined)).toEqual([]);
    expect(additionalDocumentRows(7)).toBeNull();
    expect(additionalDocumentRows([])).toEqual([]);
  });
});

describe('fileLinkOf', () => {
  it.each([
    ['a/b/pan.WEBP', 'pan.WEBP', 'image'],
    ['rent.pdf', 'rent.pdf', 'pdf'],
    ['a/', 'file', 'other'],
  ])('derives from the name %s how it can be displayed', (key, fileName, kind) => {
    expect(fileLinkOf({ key, presignedUrl: null })).toEqual({ key, fileName, kind, url: null });
  });

  it.each([
    ['https://files.lender.example/a?sig=1', true],
    ['/api/v1/files/a.b', true],
    ['data:image/png;base64,AAAA', true],
    ['javascript:alert(1)', false],
    ['data:text/html,<script>', false],
    ['data:image/svg+xml,<svg/>', false],
    ['//evil.example/a', false],
    ['', false],
    [7, false],
  ])('follows the link %s: %s', (presignedUrl, follows) => {
    expect(fileLinkOf({ key: 'a.png', presignedUrl })?.url).toBe(follows ? presignedUrl : null);
  });
});

describe('the wire shapes', () => {
  const statement = {
    fileId: 7,
    password: 1234,
    file,
    processed: true,
    active: false,
    perfiosInstitutionId: 21,
    processingError: {
      error: { code: 'E', message: 'Wrong', details: [{ code: 'E_FILE', message: 'Wrong password' }] },
    },
  };

  it('of a statement keep every field of the documents, ids as text or number [CR-150.a, CR-150.b, CS-132.a, CS-132.b, CS-132.c]', () => {
    expect(v.parse(bankStatementWire, statement)).toMatchObject({ ...statement, file: { key: file.key } });
    const texts = { fileId: 'a', password: 'HEMA7711', perfiosInstitutionId: '21' };
    expect(v.parse(bankStatementWire, texts)).toMatchObject(texts);
    expect(v.is(bankStatementWire, { fileId: {} })).toBe(false);
    expect(v.is(bankStatementWire, { processingError: { error: { details: [{ message: 7 }] } } })).toBe(
      false,
    );
  });

  it('of a statement mask the password, with as many dots whatever its length [CR-077.c]', () => {
    const masks = maskedPaths(bankStatementWire);
    expect(masks).toContain('password: password');
    expect(masks.filter(path => /^(fileid|perfiosinstitutionid)/.test(path))).toEqual([]);
    expect(passwordMask).toBe('••••••••');
  });

  it('of an additional document keep its day, type and file [CR-151.a]', () => {
    const document = { uploadedOn: '2026-03-14', documentType: 'Rent agreement', file };
    expect(v.parse(additionalDocumentWire, document)).toMatchObject({ ...document, file: { key: file.key } });
  });
});

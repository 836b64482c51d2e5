import { describe, expect, it } from 'vitest';
import { maskBySchema } from '../loan/maskBySchema';
import { fileKindOf, fileLinkOf, fileNameOf, fileWire } from './fileLink';

describe('fileKindOf', () => {
  it.each([
    ['statement.pdf', 'pdf'],
    ['STATEMENT.PDF', 'pdf'],
    ['selfie.png', 'image'],
    ['selfie.jpg', 'image'],
    ['selfie.JPEG', 'image'],
    ['selfie.webp', 'image'],
    ['selfie.gif', 'image'],
    ['selfie.bmp', 'image'],
    ['statement.csv', 'other'],
    ['drawing.svg', 'other'],
    ['statement.pdf.html', 'other'],
    ['selfie.png.html', 'other'],
    ['pdf', 'other'],
  ])('of %s is %s', (name, kind) => {
    expect(fileKindOf(name)).toBe(kind);
  });
});

describe('fileNameOf', () => {
  it.each([
    ['statements/210001/hdfc.csv', 'hdfc.csv'],
    ['hdfc.csv', 'hdfc.csv'],
    ['statements/ hdfc.csv ', 'hdfc.csv'],
    ['statements/', 'file'],
    ['statements/  ', 'file'],
    ['', 'file'],
  ])('of %j is %s', (key, name) => {
    expect(fileNameOf(key)).toBe(name);
  });
});

describe('fileLinkOf', () => {
  const key = 'statements/210001/hdfc.pdf';
  const link = (presignedUrl: unknown) => fileLinkOf({ key, presignedUrl })?.url;

  it('reads key, name, link and kind', () => {
    expect(fileLinkOf({ key, presignedUrl: '/api/v1/files/a' })).toEqual({
      key,
      fileName: 'hdfc.pdf',
      url: '/api/v1/files/a',
      kind: 'pdf',
    });
  });

  it.each([
    'https://files.lender.example/a',
    'http://files.lender.example/a',
    'HTTPS://files.lender.example/a',
    '/a',
    'data:image/png;base64,AA',
  ])('keeps the link %s', url => {
    expect(link(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    '//elsewhere.example/a',
    'data:text/html,a',
    'data:image/svg+xml,a',
    'javascript:"https://a"',
    'ftp://a',
    '',
    7,
    null,
    undefined,
    ['/a'],
  ])('drops %j, which could run something or is no link', url => {
    expect(link(url)).toBeNull();
  });

  it.each([
    ['r-1', { reveal: 'r-1' }],
    ['', {}],
    [7, {}],
    [null, {}],
  ])('of a covered file with %j has %j [XR-006.f]', (reveal, covered) => {
    expect(fileLinkOf({ key, presignedUrl: null, reveal })).toEqual({
      key,
      fileName: 'hdfc.pdf',
      url: null,
      kind: 'pdf',
      ...covered,
    });
  });

  it.each([null, 'a.pdf', {}, { key: 7 }, { key: '' }, { key: '  ' }])('is nothing of %j', wire => {
    expect(fileLinkOf(wire)).toBeNull();
  });
});

describe('fileWire', () => {
  it('is covered for viewers [XR-006.f]', () => {
    const file = { key: 'kyc/a.png', presignedUrl: '/api/v1/files/a' };
    expect(maskBySchema(file, fileWire, ({ key }) => `of ${key}`)).toEqual({
      key: 'kyc/a.png',
      presignedUrl: null,
      reveal: 'of kyc/a.png',
    });
  });
});

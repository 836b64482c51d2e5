import { readFileSync } from 'node:fs';
import { readCibil } from '@lending-desk/domain/bureau';
import { readApplication, readApplicationLine, shownSections } from '@lending-desk/domain/loan';
import { anApplicationLine } from '@lending-desk/domain/testing';
import { describe, expect, it } from 'vitest';
import { sectionsOfApplication } from './sectionsOfApplication';

const report = {
  CreditReport: {
    Header: { DateProcessed: '20112026' },
    NameSegment: { ConsumerName1: 'KAVYA', DateOfBirth: '14031994', Gender: '1' },
    ScoreSegment: [{ ScoreName: 'CIBILTUSC3', Score: '00742' }],
  },
};
const bodies = [{ provider: 'cibil', receivedAt: '2026-11-20T05:12:33.000Z', body: report }];

function sectionsOf(changes: Record<string, unknown>) {
  const read = readApplication(anApplicationLine({ apolloCibilReport: undefined, ...changes }));
  if (!read.ok) throw new Error(read.why.join('; '));
  return sectionsOfApplication(read.application);
}

describe('sectionsOfApplication', () => {
  it.each([
    ['initiated beside its file', { apolloCibilReport: { status: 'initiated' }, providerBodies: bodies }],
    ['initialized beside its file', { apolloCibilReport: { status: 'initialized' }, providerBodies: bodies }],
    ['nothing but whose it is', { apolloCibilReport: { provider: 'cibil-sandbox' }, providerBodies: bodies }],
    [
      'initiated beside a report of its own',
      { apolloCibilReport: { status: 'initiated' }, processedCibil: { score: 742 } },
    ],
    ['a report of its own and no status', { processedCibil: { score: 742 } }],
    ['a parsed report alone', { apolloCibilReport: { status: 'initiated', parsed_report: { score: 742 } } }],
  ])('marks the CIBIL report as fetched: %s [CR-143.a]', (_what, changes) => {
    const sections = sectionsOf(changes);
    expect(sections['apolloCibilReport']).toMatchObject({ status: 'fetched' });
    expect(readCibil(sections)).toMatchObject({
      status: 'fetched',
      report: { state: 'ready', value: { score: { value: 742 } } },
    });
  });

  it("keeps the application's fields besides the status [CR-143.a]", () => {
    const apolloCibilReport = { status: 'initiated', note: 'asked twice' };
    expect(sectionsOf({ apolloCibilReport, providerBodies: bodies })['apolloCibilReport']).toEqual({
      status: 'fetched',
      note: 'asked twice',
      parsed_report: expect.objectContaining({}),
    });
  });

  it.each([
    ['on its way', { status: 'initiated' }],
    ['an empty report', { status: 'initiated', parsed_report: {} }],
    ['a word nobody knows', { status: 'pending_manual' }],
    ['a failure beside an older report', { status: 'failed', parsed_report: { score: 742 } }],
    ['what is no object', 'unreadable'],
  ])('keeps unchanged: %s [CR-143.a]', (_what, apolloCibilReport) => {
    expect(sectionsOf({ apolloCibilReport })['apolloCibilReport']).toEqual(apolloCibilReport);
  });

  it('are named as the server writes them, whatever their capitals', () => {
    const sections = sectionsOf({
      kycDocuments: undefined,
      bankStatements: undefined,
      KycDocuments: { pan: { identifierNumber: 'ZZZPS1234K' } },
      BANKSTATEMENTS: [],
      emiday: 3,
      emiDay: 5,
      Remarks2: 'kept',
    });
    expect(sections).toMatchObject({
      kycDocuments: { pan: { identifierNumber: 'ZZZPS1234K' } },
      bankStatements: [],
      emiDay: 5,
      Remarks2: 'kept',
    });
    const other = ['KycDocuments', 'BANKSTATEMENTS', 'emiday'];
    expect(Object.keys(sections).filter(name => other.includes(name))).toEqual([]);
  });

  it('prefers the application’s own sections over those of its files', () => {
    const processedCibil = { score: 801 };
    expect(sectionsOf({ processedCibil, providerBodies: bodies })['processedCibil']).toEqual(processedCibil);
  });

  // The demonstration's own files are checked in the sandbox's tests.
  it('creates only sections of a sample that the credit desk may see', () => {
    const lines = readFileSync(new URL('samples/applications.ndjson', import.meta.url), 'utf8').split('\n');
    const names = lines.flatMap(line => {
      const read = readApplicationLine(line);
      return read.ok ? Object.keys(sectionsOfApplication(read.application)) : [];
    });
    expect(names).toContain('personalDetails');
    expect([...new Set(names)].filter(name => !shownSections('credit').includes(name))).toEqual([]);
  });
});

import { aReportPerson as aPerson, type BureauInquiry } from '@lending-desk/server/testing';
import { describe, expect, it } from 'vitest';
import { sandboxBureaus } from './sandbox';

const at = new Date('2026-11-21T06:00:00Z');
const inquiry = (changes: Partial<BureauInquiry> = {}): BureauInquiry => ({
  orderId: '7d0a3c1e-0000-4000-8000-000000000001',
  loanId: 300_001,
  person: aPerson,
  lastNameGiven: false,
  at,
  signal: new AbortController().signal,
  ...changes,
});
const later = (seconds: number): Partial<BureauInquiry> => ({ at: new Date(at.getTime() + seconds * 1000) });

describe('the bureau sandbox', () => {
  const { equifax: sandbox, cibil: older } = sandboxBureaus(4);

  it('takes its time, then gives the same report every time', async () => {
    const order = await sandbox.order(inquiry());
    const reference = order.outcome === 'ordered' ? order.reference : '';
    expect((await sandbox.collect(reference, inquiry(later(3.9)))).outcome).toBe('pending');
    const report = await sandbox.collect(reference, inquiry(later(4)));
    expect(report.outcome).toBe('report');
    // Another server may be the one that polls.
    expect(await sandboxBureaus(4).equifax.collect(reference, inquiry(later(4)))).toEqual(report);
  });

  it.each([
    [300_011, 'error', 'Consumer not found in bureau'],
    [300_022, 'error', 'Invalid or missing identity: PAN or phone is required'],
    [300_066, 'report', ''],
    [300_077, 'report', ''],
    [300_088, 'report', ''],
  ])('gives loan %d an Equifax %s', async (loanId, outcome, message) => {
    const reference = `SBX-${loanId}-${at.getTime()}`;
    expect(await sandbox.collect(reference, inquiry({ loanId, ...later(9) }))).toMatchObject({
      outcome,
      message,
    });
  });

  it('asks for a last name when there is none, and for certain loan ids although there is one', async () => {
    const refused = { outcome: 'refused', errorMessages: ['Last name is required'] };
    const single = { ...aPerson, lastName: '' };
    expect(await older.order(inquiry({ person: single }))).toEqual(refused);
    expect(await older.order(inquiry({ loanId: 300_055 }))).toEqual(refused);
    const given = inquiry({ loanId: 300_055, lastNameGiven: true });
    expect((await older.order(given)).outcome).toBe('ordered');
  });

  it('is marked as a sandbox in every report', async () => {
    const reference = `SBX-300001-${at.getTime()}`;
    const report = await sandbox.collect(reference, inquiry(later(9)));
    const second = await older.collect(reference, inquiry(later(9)));
    expect([sandbox.provider, older.provider]).toEqual(['equifax-sandbox', 'cibil-sandbox']);
    expect(JSON.stringify(report)).toContain('SANDBOX, NO REAL BUREAU');
    expect(JSON.stringify(second)).toContain('SANDBOX_NO_REAL_BUREAU');
  });

  it('never answers in the hanging scenario, and stops when aborted', async () => {
    const leave = new AbortController();
    const asked = inquiry({ loanId: 300_099, signal: leave.signal, ...later(9) });
    const waiting = sandbox.collect('SBX-300099-0', asked);
    leave.abort();
    await expect(waiting).rejects.toThrow('No answer');
  });
});

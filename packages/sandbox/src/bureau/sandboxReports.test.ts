import { cibilSections, equifaxSections } from '@lending-desk/domain/bureau';
import { instant } from '@lending-desk/domain/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aReportPerson as aPerson } from '@lending-desk/server/testing';
import { cibilBodyFor, equifaxBodyFor, type ReportProfile } from './sandboxReports';

const at = instant('2026-11-21T06:00:00.000Z');
const profiles: readonly ReportProfile[] = ['clean', 'derogatory', 'thin', 'thick40', 'noHit'];
type Account = Record<string, string> & {
  History48Months: readonly { key: string; PaymentStatus: string }[];
};

function equifaxOf(profile: ReportProfile, facts: Parameters<typeof equifaxBodyFor>[3]) {
  const sections = equifaxSections(equifaxBodyFor(aPerson, profile, at, facts), at);
  const processed = sections?.['processedEquifax'] as { active_loans: Account[]; inactive_loans: Account[] };
  return { sections, active: processed.active_loans, inactive: processed.inactive_loans };
}

const emiSum = (accounts: readonly Account[]): number =>
  accounts.reduce((sum, account) => sum + Number(account['InstallmentAmount']), 0);

describe('the reports of the sandbox', () => {
  it.each(profiles)('of profile %s are the same for the same seed, and differ for another', profile => {
    const bodies = [7, 7, 8].map(seed => [
      equifaxBodyFor(aPerson, profile, at, { seed }),
      cibilBodyFor(aPerson, profile, at, { seed }),
    ]);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).not.toEqual(bodies[0]);
  });

  it('are about the customer', () => {
    const { sections } = equifaxOf('clean', { seed: 7 });
    expect(sections?.['parsedEquifax']).toMatchObject({
      name: 'ASHA JAMKHANDI',
      dob: '1990-04-12',
      gender: 'Female',
      generation_date: '2026-11-21',
    });
    expect(cibilSections(cibilBodyFor(aPerson, 'clean', at, { seed: 7 }))).toMatchObject({
      apolloCibilReport: { status: 'fetched' },
      processedCibil: { dob: '1990-04-12', gender: 'Female', generation_date: '2026-11-21' },
    });
  });

  it('have forty accounts of forty-eight months where the file is thick', () => {
    const { active, inactive } = equifaxOf('thick40', { seed: 7 });
    expect([active.length > 30, active.length + inactive.length]).toEqual([true, 40]);
    expect(new Set(active.map(account => account.History48Months.length))).toEqual(new Set([48]));
  });

  it('have late payments where the file is derogatory, and none where it is clean', () => {
    const words = (profile: ReportProfile) => {
      const { active, inactive } = equifaxOf(profile, { seed: 7 });
      return new Set(
        [...active, ...inactive].flatMap(account =>
          account.History48Months.map(month => month.PaymentStatus),
        ),
      );
    };
    expect(words('derogatory')).toContain('WOF');
    expect([...words('clean')].every(word => ['000', 'NEW', 'CLSD', '*'].includes(word))).toBe(true);
  });

  it('agree with values known from elsewhere', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 300, max: 900 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.constantFrom('clean' as const, 'derogatory' as const),
        (seed, score, enquiries, obligations, profile) => {
          const { sections, active } = equifaxOf(profile, { seed, score, enquiries, obligations });
          expect(sections?.['parsedEquifax']).toMatchObject({ score: String(score), enquires: enquiries });
          // Without an active term loan there is nothing to scale.
          expect([0, obligations]).toContain(emiSum(active));
        },
      ),
    );
  });

  it('contain nothing dated later than the report', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...profiles), (seed, profile) => {
        const text = JSON.stringify(equifaxBodyFor(aPerson, profile, at, { seed }));
        const dates = text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
        expect(dates.filter(date => date > '2026-11-21')).toEqual([]);
      }),
    );
  });

  it('have the same loans at both bureaux', () => {
    const { active, inactive } = equifaxOf('clean', { seed: 11 });
    const cibil = cibilSections(cibilBodyFor(aPerson, 'clean', at, { seed: 11 }));
    expect(cibil?.['processedCibil']).toMatchObject({
      active_loans: { length: active.length },
      inactive_loans: { length: inactive.length },
    });
  });

  it('of an unknown person are an error at Equifax, and a file without a score at CIBIL', () => {
    expect(equifaxSections(equifaxBodyFor(aPerson, 'noHit', at, { seed: 1 }), at)).toMatchObject({
      equifaxReport: { Error: { ErrorDesc: 'Consumer not found in bureau' } },
    });
    expect(cibilSections(cibilBodyFor(aPerson, 'noHit', at, { seed: 1 }))).toMatchObject({
      processedCibil: { score: -1, active_loans: [] },
    });
  });
});

import { aWireLoan } from '@lending-desk/domain/testing';
import { describe, expect, it } from 'vitest';
import { readKycOnce } from './readKycOnce';

type Asked = Parameters<typeof readKycOnce>;

const wire = aWireLoan();
const gps = { address: '5th Block, Koramangala, Bengaluru', latitude: 12.93412, longitude: 77.61986 };
const loan = { core: wire, gps };
const loading = { data: undefined, error: null };
const read = { data: { raw: wire }, error: null };
const failed = { data: undefined, error: new Error('The report is being read') };

describe('what both KYC tabs show', () => {
  it('is compared once', () => {
    const kyc = { raw: { ...wire } };
    const first = readKycOnce(loan, kyc, loading, failed);
    expect(readKycOnce({ ...loan }, { ...kyc }, { ...loading }, { ...failed })).toBe(first);
    const broken = [{ section: 'Cibil details', issues: ['The report is being read'] }];
    expect(first).toMatchObject({ state: 'ready', facts: { loading: ['statement'], broken } });
  });

  it.each<[string, Asked[0], Asked[2], Asked[3]]>([
    ['the loan was read again', { ...loan, core: { ...wire } }, loading, read],
    ['it has another place', { ...loan, gps: { ...gps, latitude: 13.0012 } }, loading, read],
    ['the statement has arrived', loan, read, read],
    ['the statement has failed', loan, failed, read],
    ['the bureau report is another', loan, loading, { ...read, data: { raw: { ...wire } } }],
  ])('is compared again when %s [CR-080.b]', (_name, now, statement, bureau) => {
    const kyc = { raw: { ...wire } };
    const before = readKycOnce(loan, kyc, loading, read);
    const after = readKycOnce(now, kyc, statement, bureau);
    expect(after).not.toBe(before);
    expect(readKycOnce(now, kyc, statement, bureau)).toBe(after);
  });
});

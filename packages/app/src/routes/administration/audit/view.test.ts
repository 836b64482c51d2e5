import { describe, expect, it } from 'vitest';
import { addressFault, auditSearch, dateFault, readAuditView } from './view';

const everything = { loan: '', actor: null, person: null, action: null, from: null, to: null };
const read = (query: string) => readAuditView(new URLSearchParams(query));

describe('the address of the audit', () => {
  it.each([
    ['', everything],
    ['loan=482194&actor=system', { ...everything, loan: '482194', actor: 'system' }],
    ['person=p-1', { ...everything, person: 'p-1' }],
    ['action=decision.process', { ...everything, action: 'decision.process' }],
    ['from=2026-10-05&to=2026-10-06', { ...everything, from: '2026-10-05', to: '2026-10-06' }],
    ['from=2026-10-05', { ...everything, from: '2026-10-05', to: '2026-10-05' }],
    ['to=2026-10-06', { ...everything, from: '2026-10-06', to: '2026-10-06' }],
    ['loan=12a&from=2026-02-30&actor=', everything],
  ])('%s [XR-002.b]', (query, view) => {
    expect(read(query)).toEqual(view);
    expect(readAuditView(auditSearch(read(query)))).toEqual(view);
  });

  it.each([
    ['', undefined],
    ['from=2026-10-05&to=2026-10-06', undefined],
    ['from=9999-12-27', '“9999-12-27” cannot be shown: dates are of the years 1900 to 2199.'],
    ['from=2026-10-05&to=2026-02-30', '“2026-02-30” is no date.'],
  ])('%s has the fault %s [XR-002.f]', (query, fault) => {
    expect(dateFault(new URLSearchParams(query))).toBe(fault);
  });

  it.each([
    ['loan=482194&actor=a&person=b&action=c&from=2026-10-05&to=2026-10-06&cursor=x&entry=y', undefined],
    ['whose=p-1', '“whose” in the address means nothing here'],
    ['loan=12a', '“12a” in the address means nothing here'],
    ['loan=', undefined],
  ])('of %s the unknown part is %s [XR-002.f]', (query, fault) => {
    expect(addressFault(new URLSearchParams(query))).toBe(fault);
  });
});

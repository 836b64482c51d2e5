import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aWireLoan, aWireLoanDetail } from '../../testing';
import { loanDetailSchema, loanReadSchema } from './schema';

describe('loanDetailSchema', () => {
  it('reads the core, and keeps the raw loan and the other fields [CR-026.c, CR-026.d, CR-026.e, CR-026.f, CR-026.g]', () => {
    const wire = aWireLoanDetail({ aNewerBackend: { says: 'more' } });
    const detail = v.parse(loanDetailSchema, wire);
    expect(detail.core.loanId).toBe(4821937);
    expect(detail.raw).toEqual(wire.data);
    expect(detail).toMatchObject({
      engine: wire.engine,
      engineAvailable: true,
      callRecordings: wire.callRecordings,
      feedbacks: wire.feedbacks,
    });
  });

  it('accepts the other fields absent or null [CR-026.d, CR-026.e, CR-026.f, CR-026.g, CR-153.b]', () => {
    const none = { engine: null, engineAvailable: false, callRecordings: [], feedbacks: null };
    expect(v.parse(loanDetailSchema, { data: aWireLoan() })).toMatchObject(none);
    const nulls = { engine: null, ruleEngineResultAvailable: null, callRecordings: null, feedbacks: null };
    expect(v.parse(loanDetailSchema, { data: aWireLoan(), ...nulls })).toMatchObject(none);
  });

  it('names the faulty field of the core', () => {
    const wire = { data: aWireLoan({ startedOn: '2026-11-31T00:00:00Z' }) };
    expect(v.safeParse(loanDetailSchema, wire).issues?.map(issue => issue.message)).toEqual([
      'startedOn: The instant does not exist',
    ]);
  });
});

describe('loanReadSchema', () => {
  const data = { loanId: 4821937, idString: 'a', version: 3, equifaxReport: { score: 742 } };

  it('reads parts without the core where the answer names them', () => {
    expect(v.parse(loanReadSchema, { parts: ['bureau'], data })).toEqual({ raw: data });
  });

  it('reads the whole loan from a backend that knows no parts', () => {
    const wire = aWireLoanDetail();
    expect(v.parse(loanReadSchema, wire)).toEqual(v.parse(loanDetailSchema, wire));
  });

  it('refuses a loan without its core that does not say so, and a part without its loan', () => {
    expect(v.safeParse(loanReadSchema, { data }).success).toBe(false);
    const { loanId: _loanId, ...nameless } = data;
    expect(v.safeParse(loanReadSchema, { parts: ['bureau'], data: nameless }).success).toBe(false);
  });
});

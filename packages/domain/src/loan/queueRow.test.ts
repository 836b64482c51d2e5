import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aWireQueueRow } from '../../testing';
import { listLoans } from './queueContract';
import { queueRowSchema } from './queueRow';

describe('queueRowSchema', () => {
  it('reads a row, money in paise', () => {
    expect(v.parse(queueRowSchema, aWireQueueRow())).toEqual({
      dueInSeconds: null,
      ...aWireQueueRow(),
      loanAmount: 15_000_000,
    });
  });

  it('keeps an unknown status and engine result, so that the list stays readable [XR-137.f]', () => {
    const row = { ...aWireQueueRow(), status: 'SOLD', jupiterDecision: 'MANUAL' };
    const page = v.parse(listLoans.answer.schema, { data: [aWireQueueRow(), row] });
    expect(page.data.map(({ status, jupiterDecision }) => [status, jupiterDecision])[1]).toEqual([
      'SOLD',
      'MANUAL',
    ]);
  });

  it('reads the row of an unassigned loan without an engine result [CR-003.d, CR-003.e]', () => {
    const { underWriterName, underWriterId, jupiterDecision, jupiterScore, ...row } = aWireQueueRow();
    expect([underWriterName, underWriterId, jupiterDecision, jupiterScore]).not.toContain(null);
    expect(v.parse(queueRowSchema, row)).toMatchObject({
      underWriterName: null,
      underWriterId: null,
      jupiterDecision: null,
      jupiterScore: null,
    });
  });
});

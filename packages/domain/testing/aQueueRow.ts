import type * as v from 'valibot';
import type { queueRowSchema } from '../src/loan';

type WireQueueRow = v.InferInput<typeof queueRowSchema>;

/** A row of the loan queue in wire shape: `tat` in seconds, `loanAmount` in rupees. */
export function aWireQueueRow(changes: Partial<WireQueueRow> = {}): WireQueueRow {
  return {
    id: '48219370-c2f9-4f6f-ace0-1721d95b7f46',
    loanId: 4821937,
    date: '2026-11-19T05:12:33.000Z',
    tat: 187_200,
    loanAmount: 150_000,
    status: 'HOLD',
    underWriterName: 'Meera Srinivasan',
    underWriterId: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a01',
    jupiterDecision: 'FLAG',
    jupiterScore: 742,
    ...changes,
  };
}

import type * as v from 'valibot';
import { type QueueRow, queueRowSchema } from '../src';
import { parsed } from './parsed';

export type WireQueueRow = v.InferInput<typeof queueRowSchema>;

/** A row of the loan queue as it travels: `tat` in seconds, `loanAmount` in rupees. */
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

export function aQueueRow(changes: Partial<WireQueueRow> = {}): QueueRow {
  return parsed(queueRowSchema, aWireQueueRow(changes));
}

const statuses = [
  'PENDING',
  'IN_REVIEW',
  'HOLD',
  'APPROVED',
  'REJECTED',
  'CREDIT_REJECTED',
  'INACTIVE',
  'DISBURSED',
] as const;
const underwriters = ['Meera Srinivasan', 'Rohit Kulkarni', null] as const;
const decisions = ['APPROVE', 'FLAG', 'REJECT', null] as const;

/** A page of the queue: every status, assigned and unassigned rows, newest first.
 *  @param count  up to 25 is one page
 *  @param from  how many rows come before these */
export function someWireQueueRows(count: number, from = 0): WireQueueRow[] {
  return Array.from({ length: count }, (_, offset) => {
    const place = from + offset;
    const underwriter = underwriters[place % underwriters.length] ?? null;
    return aWireQueueRow({
      id: `48219370-c2f9-4f6f-ace0-${String(place).padStart(12, '0')}`,
      loanId: 4821937 - place,
      date: new Date(Date.UTC(2026, 10, 21, 8, 35) - place * 5_400_000).toISOString(),
      tat: 3_600 + place * 5_400,
      loanAmount: 25_000 + ((place * 35_000) % 475_000),
      status: statuses[place % statuses.length] ?? 'PENDING',
      underWriterName: underwriter,
      underWriterId: underwriter && `5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a0${(place % underwriters.length) + 1}`,
      jupiterDecision: decisions[place % decisions.length] ?? null,
      jupiterScore: place % 5 === 4 ? null : 540 + ((place * 37) % 280),
    });
  });
}

export function someQueueRows(count: number, from = 0): QueueRow[] {
  return someWireQueueRows(count, from).map(row => parsed(queueRowSchema, row));
}

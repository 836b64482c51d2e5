import * as v from 'valibot';
import { expect, it } from 'vitest';
import { auditDetailSchema, auditEntrySchema } from './schema';

it('an entry has who acted on whose account, and its values where they are asked for', () => {
  const entry = {
    id: '901',
    at: '2026-11-20T09:40:10.000Z',
    actorId: null,
    actorName: 'system',
    action: 'staff.disable',
    loanId: null,
    person: { idString: 'usr-7', fullName: 'Asha Rao' },
    requestId: 'req-3',
    about: ['state'],
  };
  const values = [{ path: 'state', before: 'active', after: 'disabled', changed: true }];
  expect(v.parse(auditEntrySchema, { ...entry, values })).toEqual(entry);
  expect(v.parse(auditDetailSchema, { ...entry, values, more: 2 })).toEqual({ ...entry, values, more: 2 });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { verdictByFaults, verdictBySchema } from './verdict';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Name is required'), v.maxLength(5, 'Too long')),
  address: v.object({ pinCode: v.pipe(v.string(), v.digits('Digits only'), v.length(6, 'Six digits')) }),
});

describe('verdictBySchema', () => {
  it("returns the schema's output", () => {
    expect(verdictBySchema(schema, { name: ' Asha ', address: { pinCode: '560001' } })).toEqual({
      ok: true,
      output: { name: 'Asha', address: { pinCode: '560001' } },
    });
  });

  it('returns the first fault of each field by its path, in the order of the schema', () => {
    const verdict = verdictBySchema(schema, { name: '  ', address: { pinCode: 'x' } });
    expect(verdict).toEqual({
      ok: false,
      faults: { name: 'Name is required', 'address.pinCode': 'Digits only' },
    });
    expect(Object.keys(verdict.ok ? {} : verdict.faults)).toEqual(['name', 'address.pinCode']);
  });
});

describe('verdictByFaults', () => {
  it('sends the values unchanged when no field has a fault', () => {
    expect(verdictByFaults({ tenure: '12' }, { tenure: undefined })).toEqual({
      ok: true,
      output: { tenure: '12' },
    });
  });

  it('refuses with the faults unchanged', () => {
    const faults = { tenure: 'Tenure is required' };
    expect(verdictByFaults({ tenure: '' }, faults)).toEqual({ ok: false, faults });
  });
});

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

describe('rules over several fields', () => {
  const term = v.pipe(
    v.object({ from: v.string(), to: v.string() }),
    v.check(({ from, to }) => from !== '' || to !== '', 'Choose a day'),
    v.forward(
      v.check(({ to }) => to !== '', 'To is required'),
      ['to'],
    ),
    v.forward(
      v.check(({ from }) => from !== '', 'From is required'),
      ['from'],
    ),
  );

  it("have a fault of no field under ''", () => {
    expect(verdictBySchema(term, { from: '', to: '' })).toEqual({
      ok: false,
      faults: { '': 'Choose a day' },
    });
  });

  it('end with the first one that is broken', () => {
    const both = v.pipe(
      v.object({ from: v.string(), to: v.string() }),
      v.forward(
        v.check(({ to }) => to !== '', 'To is required'),
        ['to'],
      ),
      v.forward(
        v.check(({ from }) => from !== '', 'From is required'),
        ['from'],
      ),
    );
    expect(verdictBySchema(both, { from: '', to: '' })).toEqual({
      ok: false,
      faults: { to: 'To is required' },
    });
    expect(verdictBySchema(term, { from: '', to: '1' })).toMatchObject({
      faults: { from: 'From is required' },
    });
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
    const faults = { months: undefined, tenure: 'Tenure is required' };
    expect(verdictByFaults({ tenure: '' }, faults)).toEqual({ ok: false, faults });
  });
});

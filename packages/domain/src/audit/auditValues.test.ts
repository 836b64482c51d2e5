import { describe, expect, it } from 'vitest';
import { auditValues } from './auditValues';

const of = (before: unknown, after: unknown, masked = { before, after }, most = 100) =>
  auditValues({ before, after }, masked, most);

describe('auditValues', () => {
  it('puts every value beside the one before it [XR-002.c]', () => {
    const { values, more } = of(
      { status: 'PENDING', terms: { months: 12, tags: ['a', 'b'] } },
      { status: 'HOLD', terms: { months: 12, tags: ['a'] }, reason: 'Slip missing' },
    );
    expect(more).toBe(0);
    expect(values).toEqual([
      { path: 'status', before: 'PENDING', after: 'HOLD', changed: true },
      { path: 'terms.months', before: '12', after: '12', changed: false },
      { path: 'terms.tags[0]', before: 'a', after: 'a', changed: false },
      { path: 'terms.tags[1]', before: 'b', after: null, changed: true },
      { path: 'reason', before: null, after: 'Slip missing', changed: true },
    ]);
  });

  it('marks a change between values that are masked alike [XR-002.c]', () => {
    const masked = { before: { phone: '90••• ••214' }, after: { phone: '90••• ••214' } };
    expect(of({ phone: '9000043214' }, { phone: '9011143214' }, masked).values).toEqual([
      { path: 'phone', before: '90••• ••214', after: '90••• ••214', changed: true },
    ]);
  });

  it('marks a change that the mask alone shows, and none where neither changed [XR-002.c]', () => {
    const stored = { scan: 'one', note: 'same' };
    const masked = { before: { scan: null, note: 'same' }, after: { scan: 'one', note: 'same' } };
    expect(of(stored, stored, masked).values).toEqual([
      { path: 'note', before: 'same', after: 'same', changed: false },
      { path: 'scan', before: null, after: 'one', changed: true },
    ]);
  });

  it('marks a change below a file, whose mask has another shape [XR-002.c]', () => {
    const covered = { file: { key: 'scan', presignedUrl: null } };
    const { values } = of({ file: 'one' }, { file: 'two' }, { before: covered, after: covered });
    expect(values).toEqual([{ path: 'file.key', before: 'scan', after: 'scan', changed: true }]);
    const other = of({ file: { id: 'one' } }, { file: { id: 'two' } }, { before: covered, after: covered });
    expect(other.values).toEqual(values);
  });

  it('shows an entry that recorded nothing, and one that recorded a bare value [XR-002.c]', () => {
    expect(of(null, undefined).values).toEqual([]);
    expect(of(null, { list: [], group: {}, none: null }).values).toEqual([
      { path: 'list', before: null, after: '[]', changed: true },
      { path: 'group', before: null, after: '{}', changed: true },
    ]);
    expect(of([], {}).values).toEqual([]);
    expect(of(['a'], ['b']).values).toEqual([{ path: '[0]', before: 'a', after: 'b', changed: true }]);
    expect(of([{ rows: [['a']] }], [{ rows: [['b']] }]).values).toEqual([
      { path: '[0].rows[0][0]', before: 'a', after: 'b', changed: true },
    ]);
  });

  it('cuts a long text after 500 characters', () => {
    const [value] = of(null, { text: 'x'.repeat(501) }).values;
    expect(value?.after).toBe(`${'x'.repeat(500)}…`);
    expect(of(null, { text: 'x'.repeat(500) }).values[0]?.after).toHaveLength(500);
  });

  it('keeps the changed values of an entry that has too many [XR-002.c]', () => {
    const before = { a: 1, b: 2, c: 3 };
    const { values, more } = of(before, { a: 1, b: 2, c: 4 }, undefined, 2);
    expect(values.map(({ path }) => path)).toEqual(['c', 'a']);
    expect(more).toBe(1);
  });
});

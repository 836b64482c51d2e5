import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import { insertReadyComment, matchingReadyComments, readyComments, slashQueryAt } from './readyComments';

const facts = { name: 'Kavya Raghunathan', amount: rupees(125_000), today: businessDate('2026-11-21') };
const all = readyComments(facts);

describe('readyComments', () => {
  it('have name, amount and date filled in, and nothing left to fill [XR-037.a]', () => {
    for (const { text } of all) {
      expect(text).toContain('Kavya Raghunathan');
      expect(text).toContain('Rs. 1,25,000');
      expect(text).toContain('21 Nov 2026');
      expect(text).not.toMatch(/[{}]/);
    }
  });

  it('say what their title says [XR-037.a]', () => {
    const said = all.map(({ title, text }) => [title, text.replace('Kavya Raghunathan', '…')]);
    expect(said).toEqual([
      [
        'Documents asked for',
        '… was asked on 21 Nov 2026 for the missing documents of the loan of Rs. 1,25,000.',
      ],
      ['Called, not reached', 'Called … on 21 Nov 2026 about the loan of Rs. 1,25,000: not reached.'],
      ['Needs the loan', '… confirmed on 21 Nov 2026 that the loan of Rs. 1,25,000 is still needed.'],
      ['To be called back', '… asked on 21 Nov 2026 to be called back about the loan of Rs. 1,25,000.'],
      ['Needs it no longer', '… said on 21 Nov 2026 that the loan of Rs. 1,25,000 is no longer needed.'],
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('say the customer where the name is missing, as a sentence [XR-037.a]', () => {
    const [first] = readyComments({ ...facts, name: null });
    expect(first?.text).toBe(
      'The customer was asked on 21 Nov 2026 for the missing documents of the loan of Rs. 1,25,000.',
    );
  });

  it('take a name as it is written [XR-037.a]', () => {
    expect(readyComments({ ...facts, name: '$& {date}' })[1]?.text).toContain('Called $& {date} on 21 Nov');
  });
});

describe('slashQueryAt', () => {
  it.each([
    ['/', 1, { from: 0, to: 1, words: '' }],
    ['Seen. /doc', 10, { from: 6, to: 10, words: 'doc' }],
    ['Seen.\n/not reached', 18, { from: 6, to: 18, words: 'not reached' }],
    ['/doc later', 4, { from: 0, to: 4, words: 'doc' }],
    [`/${'a'.repeat(30)}`, 31, { from: 0, to: 31, words: 'a'.repeat(30) }],
  ])('finds in %j at %d [XR-037.a]', (text, at, found) => {
    expect(slashQueryAt(text, at)).toEqual(found);
  });

  it.each([
    ['', 0],
    ['Seen', 4],
    ['12/11', 5],
    ['and/or', 6],
    ['/doc', 0],
    ['/doc\nnext', 9],
    [`/${'a'.repeat(31)}`, 32],
  ])('finds nothing in %j at %d [XR-037.b]', (text, at) => {
    expect(slashQueryAt(text, at)).toBeNull();
  });
});

describe('matchingReadyComments', () => {
  it('has all of the words, in any capitals [XR-037.a]', () => {
    const titles = (typed: string) => matchingReadyComments(all, typed).map(({ title }) => title);
    expect(titles('')).toEqual(all.map(({ title }) => title));
    expect(titles('NOT reached')).toEqual(['Called, not reached']);
    expect(titles(' not   reached\t')).toEqual(['Called, not reached']);
    expect(titles('documents kavya')).toEqual(['Documents asked for']);
    expect(titles('documents nobody')).toEqual([]);
  });
});

describe('insertReadyComment', () => {
  it('replaces the search and keeps what stands around it [XR-037.a]', () => {
    const query = slashQueryAt('Seen. /doc tomorrow', 10);
    expect(query && insertReadyComment('Seen. /doc tomorrow', query, { text: 'Asked.' })).toEqual({
      text: 'Seen. Asked. tomorrow',
      cursor: 12,
    });
  });

  it('keeps everything before and behind, whatever is written [XR-037.a]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, behind, text) => {
        const at = before.length + 1;
        const done = insertReadyComment(`${before}/${behind}`, { from: before.length, to: at }, { text });
        expect(done).toEqual({ text: before + text + behind, cursor: before.length + text.length });
      }),
    );
  });
});

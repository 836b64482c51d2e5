import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { matchingColleagues, mentionedIn, mentionQueryAt } from './mentions';
import { colleagueSchema, mentionsSchema } from './schema';

const named = (...names: string[]) => names.map(fullName => ({ fullName }));
const names = (people: readonly { readonly fullName: string }[]) => people.map(({ fullName }) => fullName);

describe('the search for a colleague', () => {
  it.each([
    ['@', { from: 0, to: 1, words: '' }],
    ['Ask @asha r', { from: 4, to: 11, words: 'asha r' }],
    ['Ask (@asha', { from: 5, to: 10, words: 'asha' }],
    ['Seen.\n@asha', { from: 6, to: 11, words: 'asha' }],
    ['@Asha Rao and @ravi', { from: 14, to: 19, words: 'ravi' }],
    ['asha@mail.example', null],
    ['Paid @ 12 %', null],
    ['@asha\nand', null],
    ['Seen', null],
  ])('in %j is %j [XR-055.a]', (text, query) => {
    expect(mentionQueryAt(text, text.length)).toEqual(query);
  });

  it('ends at the cursor [XR-055.a]', () => {
    expect(mentionQueryAt('Ask @asha rao today', 9)).toEqual({ from: 4, to: 9, words: 'asha' });
  });
});

describe('the colleagues that match', () => {
  const people = named('Asha Rao', 'Ravi Ashok', 'Sana Sheikh');
  it.each([
    ['', ['Asha Rao', 'Ravi Ashok', 'Sana Sheikh']],
    ['ash', ['Asha Rao', 'Ravi Ashok']],
    ['RAO as', ['Asha Rao']],
    ['ash ', ['Asha Rao', 'Ravi Ashok']],
    ['ao', []],
    ['Asha Rao', ['Asha Rao']],
    ['Asha Rao ', []],
  ])('%j are %j [XR-055.a]', (typed, found) => {
    expect(names(matchingColleagues(people, typed))).toEqual(found);
  });
});

describe('who is mentioned in a text', () => {
  const people = named('Asha Rao', 'Asha Rao Kumar', 'Ravi (Night)', 'आशा राव', 'Jo');
  it.each([
    ['@Asha Rao, please call', ['Asha Rao']],
    ['@asha rao and @ASHA RAO again', ['Asha Rao']],
    ['@Asha Rao Kumar knows', ['Asha Rao Kumar']],
    ['@Asha Rao Kumari knows', ['Asha Rao']],
    ['@Asha Raote', []],
    ['Asha Rao', []],
    ['@Asha', []],
    ['(@Ravi (Night))', ['Ravi (Night)']],
    ['@आशा राव को', ['आशा राव']],
    ['@आशा रावी को', []],
    ['mail@jo.example', []],
    ['@Jo,@Asha Rao', ['Asha Rao', 'Jo']],
  ])('%j are %j [XR-055.b]', (text, found) => {
    expect(names(mentionedIn(text, people))).toEqual(found);
  });

  it('is everybody of that name, and nobody where nobody may be [XR-055.b]', () => {
    const twice = [
      { fullName: 'Asha Rao', id: 1 },
      { fullName: 'asha rao', id: 2 },
    ];
    expect(mentionedIn('@Asha Rao', twice)).toEqual(twice);
    expect(mentionedIn('@Asha Rao', [])).toEqual([]);
  });
});

it('a mention is of a loan at one of the desks, a colleague of plain texts', () => {
  const mention = {
    ...{
      loanId: 210_042,
      desk: 'customerSupport',
      customer: 'Kavya R',
      author: 'Asha Rao',
      comment: '@Jo, please',
    },
    ...{ at: '2026-11-20T04:10:00.000Z', unread: 2 },
  };
  expect(v.parse(mentionsSchema, { unread: 5, mentions: [mention] })).toEqual({
    unread: 5,
    mentions: [mention],
  });
  expect(v.is(mentionsSchema, { unread: 5, mentions: [{ ...mention, desk: 'vas' }] })).toBe(false);
  const colleague = { idString: 'usr-7', fullName: 'Asha Rao', roles: ['ROLE_OF_TOMORROW'] };
  expect(v.parse(colleagueSchema, colleague)).toEqual(colleague);
});

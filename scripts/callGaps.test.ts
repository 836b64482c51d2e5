import { describe, expect, it } from 'vitest';
import { callGaps, exempt } from './stories/callGaps';
import { readStories } from './stories/readStories';

/** What one story proves of the calls for files, and which of them lack a story then. */
function proofOf(play: string, more = '', path = 'stories/journeys/Desk.stories.tsx') {
  const meta = `const meta = { title: 'Journeys/Desk' } satisfies Meta; export default meta;`;
  const file = readStories(
    path,
    `${meta} ${more} export const Sends: Story = { play: async () => { ${play} } };`,
  );
  if (!file) throw new Error('The story of the test has no title');
  const { rows, gaps } = callGaps([file]);
  return {
    proved: rows.filter(({ stories }) => stories.length > 0).map(({ name }) => name),
    gaps: gaps.filter(gap => gap.includes(' files.')),
  };
}

describe('callGaps', () => {
  it('names each call that no journey asserts, and no exempt one', () => {
    const { proved, gaps } = proofOf('');
    expect(proved).toEqual([]);
    expect(gaps).toHaveLength(3);
    expect(gaps).toContain(
      'No journey asserts the request of files.reveal (POST /api/v1/credit-dashboard/loans/:id/files/:ref/reveal)',
    );
  });

  it.each([
    ['in the story', `await expectSent(contract.files.reveal, { to: 'POST /' });`, ''],
    ['by another journey of the file', `await docs.expectSent(contract.files.reveal, sent, sent);`, ''],
    ['in a function', `await press();`, `const press = async () => expectSent(contract.files.reveal, sent);`],
  ])('counts a request that is asserted %s', (_where, play, more) => {
    expect(proofOf(play, more).proved).toEqual(['files.reveal']);
  });

  it.each([
    ['that none was sent', `await expectSent(contract.files.reveal);`],
    ['by another function', `await expectAny(contract.files.reveal, sent);`],
    ['of a call that is not written out', `await expectSent(reveal, sent);`],
  ])('does not count the assertion %s', (_what, play) => {
    expect(proofOf(play).proved).toEqual([]);
  });

  it('does not count a story outside the journeys', () => {
    const play = `await expectSent(contract.files.reveal, sent);`;
    expect(proofOf(play, '', 'stories/documents/Docs.stories.tsx').proved).toEqual([]);
  });

  it('names an exempt call that is asserted', () => {
    expect(Object.keys(exempt)).toContain('health.read');
    const meta = `const meta = { title: 'Journeys/Desk' } satisfies Meta; export default meta;`;
    const play = `play: async () => { await expectSent(contract.health.read, sent); }`;
    const file = readStories(
      'stories/journeys/Desk.stories.tsx',
      `${meta} export const Asks: Story = { ${play} };`,
    );
    expect(callGaps(file ? [file] : []).gaps).toContain('health.read is exempt, but a journey asserts it');
  });
});

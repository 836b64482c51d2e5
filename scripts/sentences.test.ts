import { expect, it } from 'vitest';
import { readStories } from './stories/readStories';

const sentencesOf = (play: string) =>
  readStories(
    'stories/journeys/Queue.stories.tsx',
    `export default { title: 'Journeys/Credit/Queue' };
     async function opens({ step }) { await step('It opens', async () => { await step('inside', look); }); }
     export const Opens = { play: async ({ step, userEvent }) => { ${play} } };`,
  )?.stories[0]?.sentences;

it('are read in order, without steps within steps', () => {
  expect(sentencesOf(`await step('The queue', look); await step(\`Loan \${id} is next\`, look);`)).toEqual([
    'The queue',
    'Loan … is next',
  ]);
});

it.each([
  ['step itself', 'await opens(step);'],
  ['an object with it', 'await opens({ step, userEvent });'],
])('are read from a function of the file that is handed %s', (_name, call) => {
  expect(sentencesOf(`${call} await step('It is read', look);`)).toEqual(['It opens', 'It is read']);
});

it('are none without a step', () => {
  expect(sentencesOf('await look();')).toEqual([]);
});

it.each([
  ['in a loop', `for (const it of all) await step('One of them', look);`],
  ['in a condition', `if (open) await step('It is open', look);`],
  ['in a callback', `await Promise.all(all.map(it => step('One of them', look)));`],
  ['in a function of another file', 'await closes(step);'],
])('are not counted %s', (_name, play) => {
  expect(sentencesOf(play)).toBeUndefined();
});

import { expect } from 'storybook/test';
import { type State, states } from '../stories/Specification/statesOf';

const page = () => document.documentElement;
const found = (selector: string) => page().querySelectorAll(selector).length;
const across = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

const busy = '[aria-busy=true]';
/** Busy elements, and searches whose text says that they are running. */
const underWay = () =>
  [...page().querySelectorAll('[role=status]')].some(one => one.textContent.startsWith('Searching'));
/** An error message, or the dialog that reports it. */
const wrong = '[role=alert], [role=alertdialog], [aria-invalid=true], [data-tone=reject]';
const refused = 'button:disabled, [aria-disabled=true], fieldset:disabled, input:disabled, [role=alert]';
/** A masked value, or text saying that values will be masked. */
const masked = /•{2,}|\bmasked\b/;

/** What each value of `parameters.states` requires of the page after the story's play function. */
const meaning: Readonly<Record<State, () => Promise<void>>> = {
  ready: async () => expect(found(busy), 'Nothing is on its way').toBe(0),
  loading: async () => expect(found(busy) > 0 || underWay(), 'Something is on its way').toBe(true),
  empty: async () => expect(found(busy), 'Nothing is on its way').toBe(0),
  error: async () => {
    await expect(found(busy), 'Nothing is on its way').toBe(0);
    const ways = [...page().querySelectorAll('button')].filter(one =>
      /^(Try|Retry|Reload)/.test(one.textContent),
    );
    await expect(found(wrong) + ways.length, 'Something is said to be wrong').toBeGreaterThan(0);
  },
  notPermitted: async () => {
    const hidden = masked.test(document.body.textContent);
    await expect(hidden || found(refused) > 0, 'A deed is refused or a value hidden').toBe(true);
  },
  longest: async () => {
    await expect(across(page()), 'The page does not scroll sideways').toBeLessThanOrEqual(0);
    for (const dialog of page().querySelectorAll('[role=dialog], [role=alertdialog]')) {
      await expect(across(dialog), 'The dialog does not scroll sideways').toBeLessThanOrEqual(1);
      const { left, right } = dialog.getBoundingClientRect();
      await expect(left >= 0 && right <= window.innerWidth, 'The dialog is inside the window').toBe(true);
    }
  },
};

/** Asserts that a story shows the states it claims; scripts/stories/mustShow.ts lists the required ones. */
export async function expectShownStates({ parameters }: { parameters: Record<string, unknown> }) {
  const claimed: unknown = parameters['states'];
  if (!Array.isArray(claimed)) return;
  for (const state of states) if (claimed.includes(state)) await meaning[state]();
}

import { deskMessages } from '@lending-desk/domain/errors';
import { expect } from 'storybook/test';
import { type State, states } from '../stories/Specification/statesOf';

const page = () => document.documentElement;
const found = (selector: string) => page().querySelectorAll(selector).length;
const across = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

const busy = '[aria-busy=true]';
/** Busy elements, and searches whose text says that they are running. */
const underWay = () =>
  [...page().querySelectorAll('[role=status]')].some(one => one.textContent.startsWith('Searching'));
/** Where the product says what is wrong: a message, the dialog that reports it, a field, a coloured result. */
const wrong = '[role=alert], [role=alertdialog], [aria-invalid=true], [data-tone=reject]';
/** Something that cannot be done. */
const refused = 'button:disabled, [aria-disabled=true], fieldset:disabled, input:disabled';

const all = (selector: string) => [...page().querySelectorAll(selector)];
const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';

/** The texts an element points to with an attribute, such as `aria-describedby`. */
const named = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map(id => textOf(id === '' ? null : document.getElementById(id)))
    .join(' ')
    .trim();
const descriptionOf = (element: Element) =>
  `${named(element, 'aria-describedby')} ${named(element, 'aria-errormessage')}`.trim();

/** More than a symbol or one word. */
const isSentence = (text: string) => /\p{L}{2,}\W+\p{L}{2,}/u.test(text);

/** A statement that there is nothing, or not yet: a dash or 'Not recorded' beside other values is not one. */
const absence = /\b(no|not|nothing|none|nobody|never|yet|without|unknown|empty)\b/i;
const isStatement = (text: string) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= 3;
/** The texts of the page, each with the whole of its paragraph, cell or heading. */
const texts = () =>
  all('p, li, td, th, dd, h1, h2, h3, h4, label, legend, div, span, button')
    .filter(one =>
      [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    .filter(one => one.checkVisibility())
    .map(textOf);
/** A list of values none of which is there. */
const allMissing = () =>
  all('dl').some(list => {
    const values = [...list.querySelectorAll('dd')];
    return values.length > 0 && values.every(one => /^[—–-]$/.test(textOf(one)));
  });
const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea';
const noneChosen = (kind: 'radio' | 'checkbox') =>
  found(`[role=${kind}], [type=${kind}]`) > 0 &&
  found(`[role=${kind}][aria-checked=true], [type=${kind}]:checked`) === 0;
/** Whether a form waits to be filled in. */
const isUnfilled = () =>
  all(fields).some(
    field =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '',
  ) ||
  all('[role=combobox]').some(field => /^(|select\b.*|choose\b.*)$/i.test(textOf(field))) ||
  noneChosen('radio') ||
  noneChosen('checkbox');

/** What stands beside a button that tries again. */
const besideRetry = () =>
  all('button')
    .filter(one => /^(Try|Retry|Reload)/.test(one.textContent))
    .map(one => textOf(one.parentElement?.parentElement).replace(textOf(one), ''))
    .filter(text => /\b(not|cannot|failed|error|wrong)\b/i.test(text));

/** Text that says who may, or why not. */
const reason =
  /\b(permi(t|ssion)\w*|roles?|view only|read[- ]only|may (not|only)|cannot|only|assigned|allowed|needs?)\b/i;
/** A masked value, or text saying that values will be masked. */
const masked = /•{2,}|\bmasked\b/;

/** What each value of `parameters.states` requires of the page after the story's play function. */
const meaning: Readonly<Record<State, () => Promise<void>>> = {
  ready: async () => {
    await expect(found(busy), 'Nothing is on its way').toBe(0);
    await expect(texts(), 'There is something to display').not.toContain(deskMessages.table.empty);
  },
  loading: async () => expect(found(busy) > 0 || underWay(), 'Something is on its way').toBe(true),
  empty: async () => {
    await expect(found(busy), 'Nothing is on its way').toBe(0);
    const says = texts().some(text => isStatement(text) && absence.test(text));
    await expect(
      says || allMissing() || isUnfilled(),
      'It says that there is nothing, has no value at all, or waits to be filled in',
    ).toBe(true);
  },
  error: async () => {
    await expect(found(busy), 'Nothing is on its way').toBe(0);
    const words = [...all(wrong).flatMap(one => [textOf(one), descriptionOf(one)]), ...besideRetry()];
    await expect(words.filter(isSentence), 'What is wrong is said in words').not.toEqual([]);
  },
  notPermitted: async () => {
    const whole = document.body.textContent;
    const words = [
      ...all(refused).map(descriptionOf),
      ...all('[role=alert], [role=note], [role=status], p').map(textOf),
    ];
    const why = words.some(text => isSentence(text) && reason.test(text));
    await expect(why || masked.test(whole), 'The reason is said, or a value is masked').toBe(true);
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

import { type queries, within } from 'storybook/test';

/** Where a story searches: its canvas, a panel, a dialog. */
export type Area = ReturnType<typeof within<typeof queries>>;

/** The panel with this heading. */
export const panel = (area: Area, name: string) => within(area.getByRole('region', { name }));

/** The element next to a label. */
export const valueOf = (area: Area, label: string) => area.getByText(label).nextElementSibling?.textContent;

/** The terms of the lists in an element, each with its value: `Due on: 5 Nov 2026`. */
export const factsOf = (element: Element) =>
  [...element.querySelectorAll('dt')].map(
    term => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

/** What an element shows, line by line: the facts of its lists, the rows of its tables, the entries of its lists. */
export const linesOf = (element: Element): string[] => [
  ...factsOf(element),
  ...[...element.querySelectorAll('tr')].map(row =>
    [...row.cells].map(cell => cell.textContent.trim()).join(' | '),
  ),
  ...[...element.querySelectorAll('li')].map(entry => entry.textContent.trim()),
];

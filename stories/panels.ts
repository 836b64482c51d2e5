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

import { screen, within } from 'storybook/test';
import type { Acts } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { admin } from './desk/collections';

/** The list of what waits for a second person. */
export const approvals = collectionsProduct(admin, { page: 'approvals' });

export const readList = { to: 'GET /api/v1/collections/approvals' };
export const decision = async () => within(await screen.findByRole('region', { name: 'Decision' }));
export const rows = async () => within(await screen.findByRole('grid', { name: 'Requests' }));
/** Two presses before anything else can happen. Not a double click, which here selects the button's text: a row of a
 *  table is not opened while text is selected. */
export const pressTwice = async (name: string) => {
  const button = (await decision()).getByRole('button', { name });
  button.click();
  button.click();
};
export const open = async ({ userEvent }: Pick<Acts, 'userEvent'>, name: RegExp) =>
  userEvent.click(await (await rows()).findByRole('row', { name }));

import { contract } from '@lending-desk/domain/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { theProduct } from './theProduct';

type User = { readonly click: (element: Element) => Promise<void> };

/** A reading of the queue, by its query. */
export const queueRead = (query: string) => ({
  to: `GET /api/v1/credit-dashboard/loans?${query.replace(/page=\d+/, '$&&count=25')}`,
});

/** Presses an entry of the sidebar. The queue is asked for once, as the entry says. */
export async function openQueue(
  user: User,
  { expectSent }: Pick<ReturnType<typeof theProduct>, 'expectSent'>,
  name: string,
  status: string | null,
) {
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  await user.click(main.getByRole('link', { name }));
  await waitFor(() => expect(main.getByRole('link', { current: 'page' })).toHaveTextContent(name));
  await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await expect(location.pathname + location.search).toBe(
    status === null ? '/credit/loans' : `/credit/loans?status=${status}`,
  );
  await expectSent(contract.loan.list, queueRead(status === null ? 'page=1' : `status=${status}&page=1`));
}

import { expect, fn, type UserEventObject } from 'storybook/test';
import type { Area } from '../panels';

// Shared checks of both bureau tabs, whose fetch buttons behave alike.

interface Played {
  args: { onFetch: () => void };
  canvas: Area;
  userEvent: Pick<UserEventObject, 'click'>;
}

export const fetchButton = (canvas: Area) => canvas.getByRole('button', { name: /^Fetch (Bureau|cibil)$/ });

/** A click fetches the report once. */
export async function expectFetch({ args, canvas, userEvent }: Played) {
  await userEvent.click(fetchButton(canvas));
  await expect(args.onFetch).toHaveBeenCalledOnce();
}

/** A click does nothing while the report is being fetched. */
export async function expectBusy({ args, canvas, userEvent }: Played) {
  await expect(fetchButton(canvas)).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(fetchButton(canvas));
  await expect(args.onFetch).not.toHaveBeenCalled();
}

/** The button explains why a click does nothing. */
export async function expectRefused({ args, canvas, userEvent }: Played, reason: string) {
  await expect(fetchButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  await expect(fetchButton(canvas)).toHaveAccessibleDescription(reason);
  await userEvent.click(fetchButton(canvas));
  await expect(args.onFetch).not.toHaveBeenCalled();
}

/** The error is shown, and the button can be clicked again. */
export async function expectFailedAndAgain(played: Played) {
  await expect(played.canvas.getByRole('alert')).toHaveTextContent('Some Error Occured');
  await expectFetch(played);
}

export const notLoaded = {
  data: undefined,
  error: { title: 'Error Occured. Please try again later', retry: { onTryNow: fn() } },
};

/** The loan's data failed to load and can be loaded again. */
export async function expectNotLoadedAndAgain({ canvas, userEvent }: Omit<Played, 'args'>) {
  await expect(canvas.getByRole('alert')).toHaveTextContent(notLoaded.error.title);
  await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
  await expect(notLoaded.error.retry.onTryNow).toHaveBeenCalledOnce();
}

import type { KycFacts } from '@lending-desk/domain/kyc';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { Area } from '../panels';

// Arguments and checks shared by both KYC tabs.

export const ready = (facts: KycFacts) => ({ state: 'ready' as const, facts });
export const loading = { state: 'loading' as const };
export const failed = { state: 'failed' as const, onRetry: fn() };

export async function expectLoading({ canvas }: { canvas: Area }) {
  await expect(canvas.getByRole('status', { name: 'Loading KYC' })).toBeVisible();
}

/** The failure is shown in the tab and in a snackbar, and can be retried. */
export async function expectFailedAndAgain({
  canvas,
  userEvent,
}: {
  canvas: Area;
  userEvent: UserEventObject;
}) {
  await expect(screen.getAllByText('Error occured in KYC page')).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
  await expect(failed.onRetry).toHaveBeenCalledOnce();
}

/** An unreadable section is named in the tab and in a snackbar.
 *  @returns the snackbar */
export async function expectBroken(canvas: Area, section: string) {
  const snackbar = await screen.findByRole('alert');
  await waitFor(() => expect(within(snackbar).getByText(`Error occured in ${section}`)).toBeVisible());
  await expect(canvas.getByText(`Error occured in ${section}`)).toBeVisible();
  return snackbar;
}

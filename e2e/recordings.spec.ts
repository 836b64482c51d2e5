import { type Api, openAs } from './desk';
import { expect, test } from './test';

/** A loan that no other test calls about. */
async function quietLoan(api: Api): Promise<number> {
  const { data } = await api.queue('status=REJECTED&count=100');
  const row = data.at(-3);
  if (!row) throw new Error('No loan is rejected');
  return row.loanId;
}

test('a recording is added, played, rated, and the own rating replaced [CS-079.a, CS-079.b, CS-081.a, CS-081.b, CS-082.a, CS-082.b, CS-082.d, CS-084.h, SH-083.a]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'super');
  const loanId = await quietLoan(api);
  await page.goto(`/loan-management/loans/${loanId}?tab=recordings`);
  const table = page.getByRole('table', { name: 'Recordings' });
  const added = table.getByRole('row').filter({ hasText: 'Uploaded' });

  await test.step('an address that cannot be played is refused in the server’s words', async () => {
    await page.getByRole('button', { name: 'Add Recording' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Recording' });
    const field = dialog.getByRole('textbox', { name: 'Address of the recording' });
    await field.fill('https://elsewhere.example/a.mp3');
    await field.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Recordings of this host cannot be played here');
    await field.fill('/recordings/sample-1.wav');
    await field.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(added).toContainText('N.R.');
  });

  await test.step('it plays and stops', async () => {
    const player = added.getByRole('group', { name: /^Recording of/ });
    await player.getByRole('button', { name: 'Play' }).click();
    await expect(player).toHaveAttribute('data-state', 'playing');
    await player.getByRole('button', { name: 'Stop' }).click();
    await expect(player).toHaveAttribute('data-state', 'idle');
  });

  const dialog = page.getByRole('dialog', { name: 'Add Call Feedback' });
  const answer = (question: RegExp, name: string) =>
    dialog.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true }).check();
  await test.step('five answers make a rating', async () => {
    await added.getByRole('button', { name: /^Add Call Feedback/ }).click();
    await answer(/^How did the agent greet/, 'Polite, soft and with high energy');
    await answer(/^Did the agent introduce/, 'Introduced and took consent');
    await answer(/^How did the agent explain/, 'Explained politely and clearly');
    await answer(/^Which ways to reach us/, 'All');
    await dialog.getByRole('button', { name: 'Add Feedback' }).click();
    await expect(dialog.getByText('Choose all Call Feedback Responses')).toBeVisible();
    await answer(/^How did the agent end/, 'Greeted politely, softly and with high energy');
    await dialog.getByRole('button', { name: 'Add Feedback' }).click();
    await expect(dialog).toBeHidden();
    await expect(added).toContainText('5.0');
  });

  await test.step('which the next one by the same person replaces', async () => {
    await added.getByRole('button', { name: /^Add Call Feedback/ }).click();
    await expect(dialog.getByRole('radio', { name: 'Introduced and took consent' })).toBeChecked();
    await answer(/^Which ways to reach us/, 'None');
    await dialog.getByRole('button', { name: 'Replace Feedback' }).click();
    await expect(dialog).toBeHidden();
    await expect(added).toContainText('4.0');
    await expect(added).toContainText('Feedback (1)');
  });
});

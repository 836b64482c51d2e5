import { openAs } from './desk';
import { expect, test } from './test';

/** A day of Asia/Kolkata, as the field takes it: '21-11-2026'. */
function dayText(daysFromToday: number): string {
  const at = new Date(Date.now() + 330 * 60_000 + daysFromToday * 86_400_000);
  return at.toISOString().slice(0, 10).split('-').reverse().join('-');
}

test('a follow-up brings its loan to the head of the list on its day, until it is done; a past day is refused [XR-001.f]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'support.user');
  const { data } = await api.get('/customer-service/loans?status=APPROVED&count=1');
  const loanId: number = data.loans[0].loanId;
  const dialog = page.getByRole('dialog', { name: 'Follow-up' });
  const day = dialog.getByRole('textbox', { name: 'Follow up on' });

  await test.step('yesterday is refused at the field, and by the server', async () => {
    await page.goto(`/loan-management/loans/${loanId}`);
    await page.getByRole('button', { name: 'Set Follow-up' }).click();
    await day.fill(dayText(-1));
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Ask for the August page');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Choose today or a later day')).toBeVisible();
    const dueOn = dayText(-1).split('-').reverse().join('-');
    const sent = { desk: 'customerSupport', version: 0, dueOn, note: '' };
    expect((await api.post(`/follow-ups/${loanId}`, sent)).status()).toBe(400);
  });

  await test.step('today is saved, and is due', async () => {
    await day.fill(dayText(0));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Follow-up saved')).toBeVisible();
    await expect(page.getByText('Follow-up due')).toBeVisible();
  });

  const colleague = await openAs(browser, request, 'support.admin');
  const first = colleague.page.getByRole('grid', { name: 'Loans' }).getByRole('row').nth(1);
  await test.step('a colleague finds it first in the list, and alone with the filter', async () => {
    await colleague.page.goto('/loan-management/search/');
    await expect(first).toContainText(String(loanId));
    await expect(first).toContainText('Follow-up due');
    await colleague.page.getByRole('checkbox', { name: 'Follow-up due' }).click();
    await expect(colleague.page).toHaveURL('/loan-management/search/?followUp=due');
    await expect(first).toContainText(String(loanId));
  });

  await test.step('what the colleague sets arrives at the open page by itself', async () => {
    await first.click();
    await colleague.page.getByRole('button', { name: /^Follow-up \d/ }).click();
    const theirs = colleague.page.getByRole('dialog', { name: 'Follow-up' });
    await expect(theirs.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask for the August page');
    await theirs.getByRole('textbox', { name: 'Follow up on' }).fill(dayText(3));
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(colleague.page.getByText('Follow-up saved')).toBeVisible();
    await expect(page.getByText('Follow-up due')).toHaveCount(0);
  });

  await test.step('it is marked as done, and the list has it no longer', async () => {
    await page.getByRole('button', { name: /^Follow-up \d/ }).click();
    await dialog.getByRole('button', { name: 'Mark as Done' }).click();
    await expect(page.getByText('Follow-up done')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set Follow-up' })).toBeVisible();
    const answer = page.waitForResponse(response =>
      /customer-service\/loans\?.*followUp=due/.test(response.url()),
    );
    await page.goto('/loan-management/search/?followUp=due');
    const listed = JSON.stringify(await (await answer).json());
    expect(listed).toContain('"loans"');
    expect(listed).not.toContain(String(loanId));
    await expect(page.getByRole('row', { name: new RegExp(String(loanId)) })).toHaveCount(0);
  });
});

import { resolve } from 'node:path';
import { apiAs, openAs } from './desk';
import { expect, test } from './test';

const sample = (name: string) =>
  resolve(import.meta.dirname, '../packages/domain/testing/samples/aadhaar', name);

test('a document with a foreign signature changes nothing; the issuer’s is then on the loan and in the audit [CS-131.a, XR-047.a]', async ({
  browser,
  request,
}) => {
  const api = await apiAs(request, 'super');
  const { data } = await api.queue('status=HOLD&count=100');
  // The last is another test's.
  const { loanId } = data.at(-2) ?? {};
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto(`/loan-management/loans/${loanId}?tab=aadhaar`);
  const details = page.getByRole('region', { name: 'Aadhaar Details' });
  const check = page.getByRole('region', { name: 'Offline e-KYC' });
  const verify = check.getByRole('button', { name: 'Verify Document' });
  await expect(details.getByText('Name', { exact: true })).toBeVisible();
  await expect(verify).toHaveAttribute('aria-disabled', 'true');

  await check.getByLabel('e-KYC document').setInputFiles(sample('other-signer.xml'));
  await verify.click();
  await expect(check.getByText('The document does not count')).toBeVisible();
  await expect(details.getByText('Aaravi Dhundwar')).toHaveCount(0);

  await check.getByLabel('e-KYC document').setInputFiles(sample('valid.xml'));
  await verify.click();
  await expect(check.getByText('The document is verified')).toBeVisible();
  await expect(check.getByText('The document does not count')).toHaveCount(0);
  await expect(details.getByText('Aaravi Dhundwar')).toBeVisible();
  // Of the name the customer stated it is another one, which the tab says beside it.
  await expect(details.getByText('Different').first()).toBeVisible();

  const recorded = async (action: string) =>
    (await api.get(`/admin/audit?action=${action}&loanId=${loanId}`)).data.entries.length;
  expect(await recorded('kyc.offlineRefused')).toBe(1);
  expect(await recorded('kyc.offlineVerified')).toBe(1);
  await page.reload();
  await expect(details.getByText('Aaravi Dhundwar')).toBeVisible();
});

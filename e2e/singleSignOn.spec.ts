import { aProvider } from '../packages/server/src/testing/oidcProvider';
import { type BuiltServer, freePort, startBuiltServer } from '../scripts/builtServer';
import { emailOf, password } from './desk';
import { expect, test } from './test';

// A server of its own, with a provider beside it.
let server: BuiltServer;
let provider: Awaited<ReturnType<typeof aProvider>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // The provider knows the server's address and the server the provider's: the port is chosen first.
  const port = await freePort();
  provider = await aProvider(`http://127.0.0.1:${port}/single-sign-on`);
  server = await startBuiltServer(
    {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_ORIGIN: `http://127.0.0.1:${port}`,
      OIDC_NAME: 'Lender ID',
    },
    port,
  );
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
});

test('somebody comes with the lender’s own sign-in, waits for approval, and lands where they wanted to go', async ({
  browser,
  request,
}) => {
  const person = { email: 'deepa.pillai@lender.example', email_verified: true, name: 'Deepa Pillai' };
  provider.nextIs('deepa', person);
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Log In' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Sign in with Lender ID' });
  await button.click();
  await expect(page.getByRole('status')).toContainText(
    'Sign up successful. Please wait for account approval from admin',
  );
  // Nothing of the answer stays in the address.
  await expect(page).toHaveURL(`${server.address}/single-sign-on`);

  const at = (path: string) => `${server.address}/api/v1${path}`;
  const login = await request.post(at('/auth/login'), { data: { email: emailOf('super'), password } });
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
  const listed: { email: string; idString: string; version: number }[] = (
    await (await request.get(at('/admin/staff'), { headers })).json()
  ).data.staff;
  const { idString, version } = listed.find(({ email }) => email === person.email) ?? {};
  const approved = await request.post(at(`/admin/staff/${idString}/approve`), {
    headers,
    data: { version, roles: ['ROLE_CREDIT_USER'] },
  });
  expect(approved.status()).toBe(200);

  // A page that asks who it is: after the way to the provider and back it is open.
  await page.goto(`${server.address}/credit/loans?status=APPROVED`);
  await button.click();
  await expect(page).toHaveURL(`${server.address}/credit/loans?status=APPROVED`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

import { DocsTab, type DocsTabProps } from '@lending-desk/ui/documents/DocsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, mocked, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { lockedStatement } from '../fixtures/documents';
import { lockedStatementRows } from '../fixtures/handedIn';
import { inColumn } from '../inBox';
import type { Area } from '../panels';
import { watchTimers } from '../timers';
import { docsArgs, rowOf } from './DocsTab.cases';

const meta = {
  title: 'Customer Support/Parts/Statement passwords',
  component: DocsTab,
  args: docsArgs,
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DocsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordShownOnRequest: Story = {
  parameters: { covers: ['CR-077.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const row = rowOf(canvas, 'Bank statements', /c70a78a4/);
    await expect(args.onReveal).not.toHaveBeenCalled();
    await expect(row.queryByRole('alert')).toBeNull();
    await userEvent.click(row.getByRole('button', { name: /^Show password/ }));
    await expect(args.onReveal).toHaveBeenCalledWith('c70a78a4-c799-4c82-a78c-6deef3b4f999');
    await expect(await row.findByText('KAVY3214')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Copy password' })).toBeVisible();
    await step('hidden by the eye', async () => {
      await userEvent.click(row.getByRole('button', { name: /^Hide password/ }));
      await expect(row.queryByText('KAVY3214')).toBeNull();
    });
    await step('hidden when the window loses focus', async () => {
      await userEvent.click(row.getByRole('button', { name: /^Show password/ }));
      await row.findByText('KAVY3214');
      window.dispatchEvent(new Event('blur'));
      await waitFor(() => expect(row.queryByText('KAVY3214')).toBeNull());
    });
    await step('one that is stored no longer is none', async () => {
      mocked(args.onReveal).mockResolvedValueOnce(null);
      await userEvent.click(row.getByRole('button', { name: /^Show password/ }));
      await expect(await row.findByText('None')).toBeVisible();
      await expect(row.queryByText('••••••••')).toBeNull();
      await userEvent.click(row.getByRole('button', { name: /^Hide password/ }));
      await expect(row.getByText('••••••••')).toBeVisible();
    });
    await step('hidden by itself after 30 seconds', async () => {
      const timers = watchTimers();
      await userEvent.click(row.getByRole('button', { name: /^Show password/ }));
      // A query waits for 30 seconds, too, unless it is told otherwise.
      await row.findByText('KAVY3214', undefined, { timeout: 10_000 });
      await expect(timers.end(30_000)).toBe(1);
      await waitFor(() => expect(row.queryByText('KAVY3214')).toBeNull());
    });
  },
};

const renewedFrom = (url: string) => `${url}#renewed`;

/** The tab on a page that reads the documents anew, as when a colleague changes the loan. */
function Renewing(props: DocsTabProps) {
  const [renewed, setRenewed] = useState(false);
  useEffect(() => {
    const renew = () => setRenewed(true);
    window.addEventListener('renewed', renew);
    return () => window.removeEventListener('renewed', renew);
  }, []);
  const statements = props.statements?.map(row =>
    row.file?.url ? { ...row, file: { ...row.file, url: renewedFrom(row.file.url) } } : row,
  );
  return <DocsTab {...props} {...(renewed && statements && { statements })} />;
}

const openLocked = async (canvas: Area, userEvent: Pick<UserEventObject, 'click'>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Open Bank statement 5d1c9a30/ }));
  const viewer = within(screen.getByRole('dialog', { name: /^Bank statement 5d1c9a30/ }));
  await viewer.findByLabelText('Password', undefined, { timeout: 15_000 });
  return viewer;
};

export const ProtectedStatementOpenedWithTheStoredPassword: Story = {
  args: {
    statements: lockedStatementRows('••••••••'),
    onReveal: fn(async (): Promise<string | null> => lockedStatement.password),
  },
  play: async ({ args, canvas, userEvent }) => {
    const viewer = await openLocked(canvas, userEvent);
    await expect(args.onReveal).not.toHaveBeenCalled();
    await userEvent.click(viewer.getByRole('button', { name: 'Use the stored password' }));
    await viewer.findByRole('img', { name: /page 1$/ }, { timeout: 15_000 });
    // The same call that reveals a password, so it is audited.
    await expect(args.onReveal).toHaveBeenCalledOnce();
    await expect(args.onReveal).toHaveBeenCalledWith('5d1c9a30-7e64-4f0b-9d55-1b8a20c7e471');
    await expect(document.documentElement.outerHTML).not.toContain(lockedStatement.password);
  },
};

export const StoredPasswordOfAStatementRefused: Story = {
  args: {
    statements: lockedStatementRows('••••••••'),
    onReveal: fn(async (): Promise<string | null> => {
      throw new Error('The password was sealed with another secret and cannot be opened');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const viewer = await openLocked(canvas, userEvent);
    await userEvent.click(viewer.getByRole('button', { name: 'Use the stored password' }));
    await expect(await viewer.findByRole('alert')).toHaveTextContent(
      'The password was sealed with another secret and cannot be opened',
    );
    await expect(viewer.getByLabelText('Password')).toBeEnabled();
  },
};

export const ProtectedStatementWithoutAStoredPassword: Story = {
  args: { statements: lockedStatementRows('') },
  play: async ({ canvas, userEvent }) => {
    const viewer = await openLocked(canvas, userEvent);
    await expect(viewer.queryByRole('button', { name: 'Use the stored password' })).toBeNull();
    await userEvent.keyboard(`${lockedStatement.password}{Enter}`);
    await viewer.findByRole('img', { name: /page 1$/ }, { timeout: 15_000 });
  },
};

export const ANewLinkWhileThePasswordIsTyped: Story = {
  args: { statements: lockedStatementRows('') },
  parameters: { covers: ['XR-115.h'] },
  render: args => <Renewing {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await step('A new link to a statement leaves what is typed as it is', async () => {
      const viewer = await openLocked(canvas, userEvent);
      await userEvent.keyboard('KAVY');
      window.dispatchEvent(new Event('renewed'));
      const download = viewer.getByRole('link', { name: /^Download Bank statement/ });
      await waitFor(() => expect(download).toHaveAttribute('href', renewedFrom(lockedStatement.url)));
      await expect(viewer.getByLabelText('Password')).toHaveValue('KAVY');
    });
  },
};

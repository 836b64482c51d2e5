import { DocumentViewer } from '@lending-desk/ui/primitives/DocumentViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { lockedStatement } from '../fixtures/documents';
import { Opened, pdf, said, sheetDrawn, stage, tool, viewer, viewerArgs } from './DocumentViewer.cases';

const meta = {
  title: 'Primitives/Overlays/DocumentViewer',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  component: DocumentViewer,
  args: {
    ...viewerArgs,
    ...pdf,
    title: 'Bank statement, October',
    src: lockedStatement.url,
    fileName: 'vindhya-october.pdf',
  },
  render: args => <Opened {...args} />,
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = () => viewer().findByLabelText('Password', undefined, { timeout: 15_000 });
const field = () => viewer().getByLabelText('Password');
const firstPage = () =>
  viewer().findByRole('img', { name: 'Bank statement, October, page 1' }, { timeout: 15_000 });

export const LockedPdf: Story = {
  play: async ({ step }) => {
    await asked();
    await expect(viewer().getByText('This PDF is protected with a password')).toBeVisible();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('type', 'password');
    await expect(field()).toHaveAttribute('autocomplete', 'off');
    await expect(viewer().queryByRole('button', { name: 'Use the stored password' })).toBeNull();
    await step('what needs a page waits, the download does not', async () => {
      await expect(tool('Zoom in')).toHaveAccessibleDescription('The document is locked');
      await expect(viewer().getByRole('link', { name: 'Download Bank statement, October' })).toHaveAttribute(
        'download',
        'vindhya-october.pdf',
      );
    });
  },
};

export const OpenedWithThePassword: Story = {
  parameters: { covers: ['XR-115.n'] },
  play: async ({ userEvent, step }) => {
    await userEvent.type(await asked(), `${lockedStatement.password}{Enter}`);
    await firstPage();
    await sheetDrawn();
    await expect(await viewer().findByText(/Bank of Vindhya/)).toBeInTheDocument();
    await expect(viewer().queryByLabelText('Password')).toBeNull();
    await step('the keys are those of every document', async () => {
      await waitFor(() => expect(stage()).toHaveFocus());
      await userEvent.keyboard('{PageDown}');
      await viewer().findByRole('img', { name: 'Bank statement, October, page 2' });
      await expect(said()).toContain('Page 2 of 2');
      await expect(tool('Next page')).toHaveAccessibleDescription('This is the last page');
    });
    await step('the password is nowhere', async () => {
      await expect(document.documentElement.outerHTML).not.toContain(lockedStatement.password);
      const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
      await expect(kept).not.toContain(lockedStatement.password);
    });
  },
};

export const WrongPassword: Story = {
  parameters: { covers: ['XR-115.e'] },
  play: async ({ userEvent, step }) => {
    await userEvent.type(await asked(), 'kavy3214');
    await userEvent.click(tool('Open'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This password does not open the file'));
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(field()).toHaveValue('kavy3214');
    await expect(field()).toHaveFocus();
    await expect(
      viewer()
        .getAllByRole('status')
        .map(one => one.textContent),
    ).toContain('This password does not open the file');
    await step('gone as soon as it is corrected', async () => {
      await userEvent.clear(field());
      await expect(field()).not.toHaveAttribute('aria-invalid');
    });
    await step('the right one opens it after all', async () => {
      await userEvent.type(field(), `${lockedStatement.password}{Enter}`);
      await firstPage();
    });
  },
};

export const NoPasswordTyped: Story = {
  play: async ({ userEvent }) => {
    await asked();
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveAccessibleDescription('Enter the password');
    await expect(field()).toHaveFocus();
  },
};

export const PasswordLettersAreNotShortcuts: Story = {
  args: { sequence: { index: 0, count: 3, onMove: fn() } },
  parameters: { covers: ['XR-115.j'] },
  play: async ({ args, userEvent, step }) => {
    await step('letters of the password are no keys', async () => {
      await userEvent.type(await asked(), 'fr0+-]');
      await expect(field()).toHaveValue('fr0+-]');
      await expect(args.sequence?.onMove).not.toHaveBeenCalled();
    });
  },
};

export const EscLeavesALockedPdf: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'PAN, front' });
    await userEvent.click(opener);
    await userEvent.type(await asked(), 'KAVY');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await step('what was typed is gone', async () => {
      await userEvent.click(opener);
      await expect(await asked()).toHaveValue('');
    });
  },
};

export const StoredPassword: Story = {
  args: { storedPassword: fn(async (): Promise<string | null> => lockedStatement.password) },
  play: async ({ args, userEvent }) => {
    await asked();
    await expect(args.storedPassword).not.toHaveBeenCalled();
    await userEvent.click(tool('Use the stored password'));
    await firstPage();
    await expect(args.storedPassword).toHaveBeenCalledOnce();
    await waitFor(() => expect(stage()).toHaveFocus());
  },
};

export const StoredPasswordPending: Story = {
  args: { storedPassword: fn((): Promise<string | null> => new Promise(() => {})) },
  parameters: { covers: ['XR-115.i'] },
  play: async ({ args, userEvent, step }) => {
    await step('pressed twice the stored password is asked for once', async () => {
      await asked();
      await userEvent.click(tool('Use the stored password'));
      await userEvent.click(tool('Use the stored password'));
      await expect(tool('Use the stored password')).toHaveAttribute('aria-busy', 'true');
      await expect(args.storedPassword).toHaveBeenCalledOnce();
    });
  },
};

export const StoredPasswordDoesNotFit: Story = {
  args: { storedPassword: fn(async (): Promise<string | null> => 'HEMA7711') },
  play: async ({ userEvent }) => {
    await userEvent.type(await asked(), 'KAVY');
    await userEvent.click(tool('Use the stored password'));
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('The stored password does not open the file'),
    );
    await expect(field()).toHaveValue('KAVY');
    await expect(field()).toHaveFocus();
  },
};

export const StoredPasswordRefused: Story = {
  args: {
    storedPassword: fn(async (): Promise<string | null> => {
      throw new Error('Cannot access loan not assigned to you');
    }),
  },
  parameters: { covers: ['XR-115.o'] },
  play: async ({ args, userEvent, step }) => {
    await asked();
    await userEvent.click(tool('Use the stored password'));
    await expect(await viewer().findByRole('alert')).toHaveTextContent(
      'Cannot access loan not assigned to you',
    );
    await step('it can be asked for again, or typed', async () => {
      await userEvent.click(tool('Use the stored password'));
      await expect(args.storedPassword).toHaveBeenCalledTimes(2);
      await userEvent.type(field(), lockedStatement.password);
      await expect(viewer().queryByRole('alert')).toBeNull();
      await userEvent.keyboard('{Enter}');
      await firstPage();
    });
  },
};

export const NoStoredPasswordAfterAll: Story = {
  args: { storedPassword: fn(async (): Promise<string | null> => null) },
  play: async ({ userEvent }) => {
    await asked();
    await userEvent.click(tool('Use the stored password'));
    await expect(await viewer().findByRole('alert')).toHaveTextContent('No password is stored for this file');
  },
};

export const LockedPdfOnATablet: Story = {
  args: { title: 'Bank statement 5d1c9a30-7e64-4f0b-9d55-1b8a20c7e471' },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await asked();
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

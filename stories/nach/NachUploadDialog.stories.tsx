import { NachUploadDialog } from '@lending-desk/ui/nach/NachUploadDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Collections/Dialogs/Upload Nach transaction',
  component: NachUploadDialog,
  args: { open: true, sending: false, onUpload: fn(), onClose: fn() },
} satisfies Meta<typeof NachUploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Upload Nach transaction' }));
const aFile = (name: string, text = 'loan_id\n') => new File([text], name, { type: 'text/csv' });
const choose = async (file: File) =>
  fireEvent.change((await dialog()).getByLabelText('NACH file'), { target: { files: [file] } });
const upload = async () => (await dialog()).getByRole('button', { name: 'Upload' });

export const Open: Story = {
  parameters: { states: ['ready'], covers: ['CO-006.b'] },
  play: async ({ step, args, userEvent }) => {
    await step('It offers .csv files, and uploads nothing before one is chosen', async () => {
      await expect((await dialog()).getByLabelText('NACH file')).toHaveAttribute('accept', '.csv');
      await expect(await upload()).toHaveAccessibleDescription('Choose a file first');
    });
    await step('A file whose ending is in capitals is taken', async () => {
      const file = aFile('RET.CSV');
      await choose(file);
      await expect((await dialog()).getByText('RET.CSV')).toBeVisible();
      await userEvent.click(await upload());
      await expect(args.onUpload).toHaveBeenCalledWith(file);
    });
    await step('one at a time', async () => {
      await expect((await dialog()).getByLabelText('NACH file')).not.toHaveAttribute('multiple');
    });
    await step('and stays chosen when the next choice is called off', async () => {
      await fireEvent.change((await dialog()).getByLabelText('NACH file'), { target: { files: [] } });
      await expect((await dialog()).getByText('RET.CSV')).toBeVisible();
    });
    await step('Esc closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const NotCsv: Story = {
  parameters: { covers: ['CO-006.c'] },
  play: async ({ step, args }) => {
    await step('A workbook is not taken, whatever type it claims to have', async () => {
      await choose(aFile('RET.xlsx'));
      await expect((await dialog()).getByText('Choose a .csv file')).toBeVisible();
      await expect(await upload()).toHaveAttribute('aria-disabled', 'true');
      await expect(args.onUpload).not.toHaveBeenCalled();
    });
    await step('nor is one that has .csv inside of its name', async () => {
      await choose(aFile('RET.csv'));
      await waitFor(async () => expect(await upload()).not.toHaveAttribute('aria-disabled', 'true'));
      await choose(aFile('RET.csv.xlsx'));
      await expect((await dialog()).getByText('Choose a .csv file')).toBeVisible();
      await expect(await upload()).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const TooLarge: Story = {
  parameters: { covers: ['CO-006.f'] },
  play: async ({ step }) => {
    await step('A file without a byte is not taken', async () => {
      await choose(aFile('nothing.csv', ''));
      await expect((await dialog()).getByText('The file is empty')).toBeVisible();
      await expect(await upload()).toHaveAttribute('aria-disabled', 'true');
    });
    const most = 5 * 1024 * 1024;
    await step('Exactly 5 MB is taken', async () => {
      await choose(aFile('most.csv', ' '.repeat(most)));
      await expect((await dialog()).getByText('most.csv')).toBeVisible();
    });
    await step('One byte more is not', async () => {
      await choose(aFile('more.csv', ' '.repeat(most + 1)));
      await expect((await dialog()).getByText('The file is larger than 5 MB')).toBeVisible();
      // The one chosen before is not uploaded in its place.
      await expect(await upload()).toHaveAttribute('aria-disabled', 'true');
      await expect((await dialog()).queryByText('more.csv')).toBeNull();
    });
  },
};

export const Sending: Story = {
  args: { sending: true },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    await expect((await dialog()).getByRole('button', { name: /Processing/ })).toBeVisible();
    await expect((await dialog()).getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      'The file is being processed',
    );
    await expect((await dialog()).getByLabelText('NACH file')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: 'The file has no header row' },
  parameters: { states: ['error'], covers: ['CO-006.j'] },
  play: async ({ step }) => {
    await step('It says that the processing failed, and why', async () => {
      const shown = (await dialog()).getByRole('alert');
      await expect(shown).toHaveTextContent('File processing failedThe file has no header row');
    });
  },
};

export const RefusedWithoutAReason: Story = {
  args: { error: 'File processing failed' },
  parameters: { covers: ['CO-006.j'] },
  play: async ({ step }) => {
    await step('It says so once', async () => {
      await expect((await dialog()).getByRole('alert')).toHaveTextContent(/^File processing failed$/);
    });
  },
};

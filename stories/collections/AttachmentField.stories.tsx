import {
  AttachmentField,
  attachmentFault,
  type AttachmentFieldProps,
} from '@lending-desk/ui/collections/AttachmentField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { noUploads } from '../fixtures/uploads';

const meta = {
  title: 'Collections/Attachment field',
  component: AttachmentField,
  args: { value: null, uploads: noUploads, onRemove: fn(), disabled: false },
} satisfies Meta<typeof AttachmentField>;

export default meta;
type Story = StoryObj<typeof meta>;

const running: AttachmentFieldProps['uploads'] = {
  ...noUploads,
  uploads: [{ id: '1', name: 'slip.jpg', size: 2_400_000, state: 'running', percent: 40 }],
};

export const Nothing: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a chosen file is handed on as it is', async () => {
      const slip = new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' });
      await fireEvent.change(canvas.getByLabelText('Attachment'), { target: { files: [slip] } });
      await expect(args.uploads.onChoose).toHaveBeenCalledWith([slip]);
    });
    await step(
      'one of another kind, an empty one and one beyond 10 MB are not sent, and it is said why',
      async () => {
        const named = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
        const most = 10 * 1024 * 1024;
        await expect(attachmentFault(named('slip.csv', 1))).toBe(
          'Only JPG, PNG, WebP or PDF files can be used',
        );
        await expect(attachmentFault(named('slip.pdf', 0))).toBe('The file is empty');
        await expect(attachmentFault(named('slip.pdf', most + 1))).toBe('Larger than 10 MB');
        await expect(attachmentFault(named('SLIP.JPG', most))).toBeNull();
      },
    );
  },
};

export const OnItsWay: Story = {
  args: { uploads: running },
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      'it shows how far it is, can be cancelled, and no second one is chosen meanwhile',
      async () => {
        await expect(canvas.getByText('slip.jpg')).toBeVisible();
        await expect(canvas.getByLabelText('Attachment')).toBeDisabled();
        await userEvent.click(canvas.getByRole('button', { name: /cancel/i }));
        await expect(args.uploads.onCancel).toHaveBeenCalledWith('1');
      },
    );
  },
};

export const Attached: Story = {
  args: { value: { key: 'attachments/210042/a.pdf', name: 'slip.pdf' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it is named, without its key, and can be taken away', async () => {
      await expect(canvas.getByRole('group', { name: 'Attachment' })).toHaveTextContent('slip.pdf');
      await expect(canvas.queryByText(/attachments\//)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
    });
  },
};

import { AttachmentField, type AttachmentFieldProps } from '@lending-desk/ui/collections/AttachmentField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, waitFor, within } from 'storybook/test';
import { useHeld } from '../useHeld';

function Kept(props: AttachmentFieldProps) {
  const held = useHeld({ value: props.value, onChange: props.onChange });
  return <AttachmentField {...props} value={held.value} onChange={held.onChange} />;
}

const key = 'attachments/210042/a.pdf';

const meta = {
  title: 'Collections/Parts/Attachment field',
  component: AttachmentField,
  render: args => <Kept {...args} />,
  args: {
    value: null,
    onChange: fn(),
    attach: fn<AttachmentFieldProps['attach']>(async () => key),
    disabled: false,
  },
} satisfies Meta<typeof AttachmentField>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvas: ReturnType<typeof within>, file: File) =>
  fireEvent.change(canvas.getByLabelText('Attachment'), { target: { files: [file] } });
const named = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

export const Chosen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const slip = named('slip.pdf', 4);
    await step('a chosen file is uploaded at once and named, without its key', async () => {
      await choose(canvas, slip);
      const attached = await canvas.findByRole('group', { name: 'Attachment' });
      await expect(mocked(args.attach).mock.calls.map(([file]) => file)).toEqual([slip]);
      await expect(args.onChange).toHaveBeenLastCalledWith({ key, name: 'slip.pdf' });
      await expect(attached).toHaveTextContent('slip.pdf');
      await expect(canvas.queryByText(/attachments\//)).toBeNull();
    });
    await step('it can be taken away, and another one chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.getByLabelText('Attachment')).toBeEnabled();
      await expect(canvas.queryByText('slip.pdf')).toBeNull();
    });
  },
};

export const NotSent: Story = {
  parameters: { covers: ['XR-117.a'] },
  play: async ({ args, canvas, step }) => {
    const most = 10 * 1024 * 1024;
    for (const [what, file, why] of [
      ['one of another kind', named('slip.csv', 1), /Only JPG, PNG, WebP or PDF files can be used/],
      ['an empty one', named('empty.pdf', 0), /The file is empty/],
      ['one beyond 10 MB', named('large.pdf', most + 1), /Larger than 10 MB/],
    ] as const)
      await step(`${what} is not sent, and it is said why`, async () => {
        await choose(canvas, file);
        await expect(
          within(canvas.getByRole('list', { name: 'Attachment, files' })).getByText(why),
        ).toBeVisible();
        await expect(args.attach).not.toHaveBeenCalled();
      });
    await step('one of exactly 10 MB is', async () => {
      await choose(canvas, named('SLIP.JPG', most));
      await waitFor(() => expect(args.attach).toHaveBeenCalledOnce());
    });
  },
};

export const OnItsWay: Story = {
  args: {
    attach: fn<AttachmentFieldProps['attach']>((_file, { onProgress }) => {
      onProgress(40);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await choose(canvas, named('slip.jpg', 2_400_000));
    await step('it shows how far it is, and no second one is chosen meanwhile', async () => {
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
      await expect(canvas.getByLabelText('Attachment')).toBeDisabled();
    });
    await step('it can be cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /cancel/i }));
      await expect(canvas.getByLabelText('Attachment')).toBeEnabled();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

import { acceptOf, uploadFault } from '@lending-desk/domain/files';
import { LeaveQuestion } from '@lending-desk/ui/primitives/LeaveQuestion';
import { type Upload, Uploads, type UploadsProps, useUploads } from '@lending-desk/ui/primitives/Uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { inBox } from '../inBox';

/** The file part as declared by a call. */
const part = { kinds: ['pdf', 'csv', 'xlsx'], maxBytes: 20 * 1024 * 1024 } as const;

const upload = (id: string, more: Partial<Upload>): Upload => ({
  id,
  name: `statement-${id}-2026.pdf`,
  size: 1_420_000,
  state: 'waiting',
  percent: 0,
  ...more,
});

const meta = {
  title: 'Primitives/Fields/Uploads',
  component: Uploads,
  args: {
    label: 'Bank statements',
    accept: acceptOf(part),
    uploads: [],
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  decorators: [inBox({ maxWidth: 360 })],
} satisfies Meta<typeof Uploads>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, size = 2000) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

function drop(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}

export const Rest: Story = {
  args: { required: true, helper: 'PDF, CSV or Excel, up to 20 MB each' },
  parameters: { covers: ['XR-117.e'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the same file can be chosen again', async () => {
      const input = canvas.getByLabelText('Bank statements');
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.upload(input, [pdf('october.pdf'), pdf('november.pdf')]);
      await expect(args.onChoose).toHaveBeenCalledWith([
        expect.objectContaining({ name: 'october.pdf' }),
        expect.objectContaining({ name: 'november.pdf' }),
      ]);
      // A file dialog that was closed chooses nothing.
      await fireEvent.change(input);
      await expect(args.onChoose).toHaveBeenCalledOnce();
      // So that the same file can be chosen again.
      await expect(input).toHaveProperty('value', '');
      const zone = canvas.getByText('Drop files or browse').closest('[data-over]');
      await fireEvent.dragOver(canvas.getByText('Drop files or browse'));
      await waitFor(() => expect(zone).toHaveAttribute('data-over', 'true'));
      await fireEvent.dragLeave(canvas.getByText('Drop files or browse'));
      await waitFor(() => expect(zone).toHaveAttribute('data-over', 'false'));
    });
  },
};

export const EveryState: Story = {
  args: {
    uploads: [
      upload('aug', { state: 'done', percent: 100 }),
      upload('sep', { state: 'running', percent: 64 }),
      upload('oct', {}),
      upload('nov', { state: 'failed', message: 'The network is unreachable' }),
      upload('dec', { state: 'cancelled', message: 'Cancelled' }),
      upload('jan', { state: 'refused', message: 'Larger than 20 MB', size: 21_000_000 }),
    ],
  },
  parameters: { covers: ['XR-117.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each is seen', async () => {
      const bar = canvas.getByRole('progressbar', { name: 'Uploading statement-sep-2026.pdf' });
      await expect(bar).toHaveAttribute('aria-valuenow', '64');
      await expect(canvas.getByText('1.4 MB · Uploaded')).toBeVisible();
      await expect(canvas.getByText('1.4 MB · The network is unreachable')).toBeVisible();
      // What somebody cancelled is no fault.
      const colourOf = (words: string) => getComputedStyle(canvas.getByText(words)).color;
      await expect(colourOf('1.4 MB · Cancelled')).toBe(colourOf('1.4 MB · Uploaded'));
      await expect(colourOf('1.4 MB · The network is unreachable')).not.toBe(colourOf('1.4 MB · Uploaded'));
    });
    await step('and announced, without the percentage', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '1 of 6 uploaded. statement-nov-2026.pdf: The network is unreachable. statement-jan-2026.pdf: Larger than 20 MB',
      );
    });
    await step('by keyboard: cancel, try again, remove', async () => {
      canvas.getByRole('button', { name: 'Cancel statement-sep-2026.pdf' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledWith('sep');
      canvas.getByRole('button', { name: 'Retry statement-nov-2026.pdf' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledWith('nov');
      canvas.getByRole('button', { name: 'Remove statement-dec-2026.pdf' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith('dec');
      await expect(canvas.getByLabelText('Bank statements')).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Retry statement-jan-2026.pdf' })).toBeNull();
    });
  },
};

export const WithAnError: Story = {
  args: { error: 'Please select a file!', multiple: false },
  parameters: { covers: ['XR-117.c'] },
  play: async ({ args, canvas, step }) => {
    await step('the first of several is taken', async () => {
      await fireEvent(
        canvas.getByText('Drop files or browse'),
        drop(pdf('october.pdf'), pdf('november.pdf')),
      );
      await expect(args.onChoose).toHaveBeenCalledOnce();
      await expect(args.onChoose).toHaveBeenCalledWith([expect.objectContaining({ name: 'october.pdf' })]);
      await expect(canvas.getByLabelText('Bank statements')).toHaveAccessibleDescription(
        'Please select a file!',
      );
    });
  },
};

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'Choose the bank first' },
  parameters: { covers: ['XR-117.d'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it takes no file', async () => {
      await expect(canvas.getByLabelText('Bank statements')).toBeDisabled();
      const place = canvas.getByText('Drop files or browse');
      await fireEvent.dragOver(place);
      // What a drag changes is drawn a moment later.
      await userEvent.tab();
      await expect(place.closest('[data-over]')).toHaveAttribute('data-over', 'false');
      await fireEvent(canvas.getByText('Drop files or browse'), drop(pdf('october.pdf')));
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
  },
};

export const LongText: Story = {
  args: {
    uploads: [
      upload('oct', {
        name: 'statement-of-account-savings-october-2026-password-protected.pdf',
        state: 'running',
        percent: 8,
      }),
      upload('selfie', { name: 'selfie.JPEG' }),
      upload('pan', { name: 'pan.png' }),
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Bank statements, files' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    // A picture has another icon than a paper.
    const [paper, ...pictures] = [...list.children].map(row => row.querySelector('svg')?.innerHTML);
    await expect(pictures[0]).toBe(pictures[1]);
    await expect(pictures[0]).not.toBe(paper);
  },
};

/** A server that responds on command. */
const server = {
  asked: new Map<string, { signal: AbortSignal; arrive: () => void; fail: () => void }>(),
  percent: new Map<string, (percent: number) => void>(),
};

type OnTheirWayProps = Pick<UploadsProps, 'label' | 'accept'> & { onLeave: () => void };

/** A page that is left by the question. */
function Left(props: Pick<UploadsProps, 'label' | 'accept'>) {
  const [here, setHere] = useState(true);
  return here ? <OnTheirWay {...props} onLeave={() => setHere(false)} /> : null;
}

function OnTheirWay({ onLeave, ...props }: OnTheirWayProps) {
  const { props: list, underWay } = useUploads({
    validate: (file, others) => uploadFault(file, part, others),
    send: (file, { signal, onProgress }) =>
      new Promise<void>((resolve, reject) => {
        server.percent.set(file.name, onProgress);
        server.asked.set(file.name, {
          signal,
          arrive: resolve,
          fail: () => reject(new Error('The network is unreachable')),
        });
      }),
  });
  return (
    <>
      <Uploads {...props} {...list} />
      <LeaveQuestion
        open={underWay === 3}
        loses={`${underWay} files are still being uploaded. Leaving cancels them.`}
        onLeave={onLeave}
        onStay={() => undefined}
      />
    </>
  );
}

const asked = async (name: string) => {
  await waitFor(() => expect(server.asked.has(name)).toBe(true));
  const one = server.asked.get(name);
  if (!one) throw new Error(`${name} was not sent`);
  server.asked.delete(name);
  return one;
};

export const SeveralAtOnce: Story = {
  render: ({ label, accept }) => <Left label={label} accept={accept} />,
  parameters: { covers: ['XR-117.a'] },
  play: async ({ canvas, userEvent, step }) => {
    const place = canvas.getByText('Drop files or browse');
    await step('an invalid file is refused before it is sent', async () => {
      await fireEvent(place, drop(pdf('october.pdf'), new File(['x'], 'selfie.heic'), pdf('october.pdf')));
      const list = within(canvas.getByRole('list', { name: 'Bank statements, files' }));
      await expect(list.getByText(/Only PDF, CSV or Excel files can be used$/)).toBeVisible();
      await expect(list.getByText(/This file was chosen already$/)).toBeVisible();
      await expect(server.asked.has('selfie.heic')).toBe(false);
    });
    await step('progress, and the end of one', async () => {
      const october = await asked('october.pdf');
      server.percent.get('october.pdf')?.(40);
      await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
      october.arrive();
      await expect(await canvas.findByText(/Uploaded$/)).toBeVisible();
    });
    await step('a failed one is retried on its own', async () => {
      await fireEvent(place, drop(pdf('november.pdf')));
      (await asked('november.pdf')).fail();
      const retry = await canvas.findByRole('button', { name: 'Retry november.pdf' });
      await userEvent.click(retry);
      const again = await asked('november.pdf');
      const cancel = canvas.getByRole('button', { name: 'Cancel november.pdf' });
      await expect(cancel).toHaveFocus();
      await userEvent.click(cancel);
      await expect(again.signal.aborted).toBe(true);
      await expect(canvas.getByText(/Cancelled$/)).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry november.pdf' }));
      (await asked('november.pdf')).arrive();
      await waitFor(() => expect(canvas.getAllByText(/Uploaded$/)).toHaveLength(2));
    });
    await step('two are sent at once, a third waits; leaving the page ends them', async () => {
      await fireEvent(place, drop(pdf('july.pdf'), pdf('august.pdf'), pdf('september.pdf')));
      const question = within(await screen.findByRole('alertdialog'));
      await expect(question.getByText(/^3 files are still being uploaded/)).toBeVisible();
      await expect(server.asked.has('september.pdf')).toBe(false);
      const july = await asked('july.pdf');
      await expect(july.signal.aborted).toBe(false);
      await userEvent.click(question.getByRole('button', { name: 'Leave' }));
      await expect(july.signal.aborted).toBe(true);
    });
  },
};

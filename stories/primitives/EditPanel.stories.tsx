import { verdictBySchema } from '@lending-desk/domain/form';
import { EditPanel, type EditSave } from '@lending-desk/ui/primitives/EditPanel';
import { KeyValue } from '@lending-desk/ui/primitives/KeyValue';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { TextField } from '@lending-desk/ui/primitives/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { inColumn } from '../inBox';

const bankSchema = v.object({
  bankName: v.pipe(v.string(), v.trim(), v.minLength(1, 'Bank name is required')),
  ifscCode: v.pipe(v.string(), v.trim(), v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'IFSC code is not valid')),
});
type Bank = v.InferOutput<typeof bankSchema>;

const stored: Bank = { bankName: 'Kotak Mahindra Bank', ifscCode: 'KKBK0000958' };

const fields = [
  { name: 'bankName', label: 'Bank name' },
  { name: 'ifscCode', label: 'IFSC code', text: ({ ifscCode }: Bank) => ifscCode.trim() },
] as const;

type BankPanelProps = {
  values?: Bank;
  save?: EditSave;
  whyNot?: string;
  conflict?: { by: string | null; theirs: Bank; onResolve: () => void };
  /** Initially open. */
  opened?: boolean;
  onSave: (bank: Bank) => void;
  onChanged?: (changed: boolean) => void;
};

/** An edit panel as used by a desk: a schema, the values to read, the fields. */
function BankPanel({ values = stored, opened = false, ...rest }: BankPanelProps) {
  const [editing, setEditing] = useState(opened);
  return (
    <EditPanel
      {...rest}
      title="Bank"
      values={values}
      validate={values => verdictBySchema(bankSchema, values)}
      fields={fields}
      editing={editing && rest.save?.state !== 'saved'}
      onEditing={setEditing}
      read={<KeyValue items={fields.map(({ name, label }) => ({ label, value: values[name] }))} />}
    >
      {form => (
        <Stack gap="3">
          <TextField {...form.field('bankName')} label="Bank name" required />
          <TextField {...form.field('ifscCode')} label="IFSC code" required mono />
        </Stack>
      )}
    </EditPanel>
  );
}

const meta = {
  title: 'Primitives/Data/Edit panel',
  component: BankPanel,
  decorators: [inColumn],
  args: { onSave: fn(), onChanged: fn() },
} satisfies Meta<typeof BankPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const bank = () => screen.getByRole('textbox', { name: 'Bank name' });
const ifsc = () => screen.getByRole('textbox', { name: 'IFSC code' });
const press = (name: string | RegExp, userEvent: UserEventObject) =>
  userEvent.click(screen.getByRole('button', { name }));

export const ToRead: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('KKBK0000958')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await press('Edit Bank', userEvent);
    await expect(bank()).toHaveValue('Kotak Mahindra Bank');
  },
};

export const NotPermitted: Story = {
  args: { whyNot: 'You can only view this loan' },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Bank' })).toHaveAccessibleDescription(
      'You can only view this loan',
    );
  },
};

export const Pristine: Story = {
  args: { opened: true },
  parameters: { covers: ['XR-123.e', 'XR-123.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Cancel does not ask, and the focus is on Edit', async () => {
      await expect(canvas.queryByText('Bank name is required')).toBeNull();
      // Nothing was typed, so Cancel does not ask.
      await press('Cancel', userEvent);
      await expect(canvas.getByText('KKBK0000958')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Bank' })).toHaveFocus());
    });
  },
};

export const FieldShowsItsErrorOnBlur: Story = {
  args: { opened: true },
  parameters: { covers: ['XR-122.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a field shows its error once it is left, and no longer once it is right', async () => {
      await userEvent.clear(ifsc());
      await userEvent.type(ifsc(), 'KKBK');
      await expect(canvas.queryByText('IFSC code is not valid')).toBeNull();
      await userEvent.tab();
      await expect(canvas.getByText('IFSC code is not valid')).toBeVisible();
      await userEvent.type(ifsc(), '0000959');
      await expect(canvas.queryByText('IFSC code is not valid')).toBeNull();
      await expect(args.onChanged).toHaveBeenLastCalledWith(true);
    });
  },
};

export const LeftAsItWasEmpty: Story = {
  args: { opened: true, values: { bankName: '', ifscCode: 'KKBK0000958' } },
  parameters: { covers: ['XR-122.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a field shows its error once it is left, also when nothing was typed', async () => {
      await userEvent.click(bank());
      await expect(canvas.queryByText('Bank name is required')).toBeNull();
      await userEvent.tab();
      await expect(canvas.getByText('Bank name is required')).toBeVisible();
    });
  },
};

export const RefusedHere: Story = {
  args: { opened: true },
  parameters: { covers: ['XR-122.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('every invalid field shows its error and the first has the focus', async () => {
      await userEvent.clear(bank());
      await userEvent.clear(ifsc());
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(canvas.getByText('Bank name is required')).toBeVisible();
      await expect(canvas.getByText('IFSC code is not valid')).toBeVisible();
      await waitFor(() => expect(bank()).toHaveFocus());
    });
    await step('then the next one', async () => {
      await userEvent.type(bank(), 'HDFC Bank');
      await press('Save', userEvent);
      await waitFor(() => expect(ifsc()).toHaveFocus());
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const PreviewOfChanges: Story = {
  args: { opened: true },
  parameters: { covers: ['XR-123.a'] },
  play: async ({ args, userEvent, step }) => {
    await userEvent.clear(bank());
    await userEvent.type(bank(), ' HDFC Bank ');
    // Reads as it did.
    await userEvent.type(ifsc(), ' ');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save Bank details?' }));
    await step('old and new of what changed, and nothing else', async () => {
      await expect(dialog.getByText('Was Kotak Mahindra Bank')).toBeVisible();
      await expect(dialog.queryByText('IFSC code')).toBeNull();
    });
    await step("the schema's output is saved", async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ ...stored, bankName: 'HDFC Bank' });
    });
  },
};

export const Saving: Story = {
  args: { opened: true, save: { state: 'running' } },
  parameters: { states: ['loading'], covers: ['XR-123.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it is not sent again', async () => {
      await expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
      await userEvent.type(bank(), '{Enter}{Control>}{Enter}{/Control}');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const RefusedByTheServer: Story = {
  args: {
    opened: true,
    save: { state: 'failed', refused: { ifscCode: 'No branch has this IFSC code' } },
  },
  parameters: { covers: ['XR-122.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the error stays until its field is changed', async () => {
      await expect(ifsc()).toHaveAccessibleDescription('No branch has this IFSC code');
      await waitFor(() => expect(ifsc()).toHaveFocus());
      // Shown until the field is changed; changing another field does not hide it.
      await userEvent.type(bank(), ' Ltd');
      await expect(canvas.getByText('No branch has this IFSC code')).toBeVisible();
      await userEvent.type(ifsc(), '{Backspace}9');
      await expect(canvas.queryByText('No branch has this IFSC code')).toBeNull();
    });
    await step('and is there again when it is sent again', async () => {
      await press('Save', userEvent);
      await expect(await canvas.findByText('No branch has this IFSC code')).toBeInTheDocument();
    });
  },
};

export const Failed: Story = {
  parameters: { states: ['error'] },
  args: { opened: true, save: { state: 'failed', message: 'Error occured in updating' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error occured in updating');
    await expect(bank()).toBeVisible();
  },
};

export const Saved: Story = {
  args: { opened: true, save: { state: 'saved', message: 'Modified Financial Details Saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Modified Financial Details Saved');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const CancelAsksAfterAChange: Story = {
  args: { opened: true },
  parameters: { covers: ['XR-123.b', 'XR-123.e'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Cancel asks, and keeping goes on', async () => {
      await userEvent.type(bank(), ' Ltd');
      await press('Cancel', userEvent);
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'Discard the changes to Bank details?' }),
      );
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(bank()).toHaveValue('Kotak Mahindra Bank Ltd');
    });
    await step('Edit pressed again asks like Cancel; closed, the focus is on Edit', async () => {
      await press('Edit Bank', userEvent);
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(canvas.getByText('Kotak Mahindra Bank')).toBeVisible();
      await expect(args.onChanged).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Bank' })).toHaveFocus());
    });
  },
};

const onResolve = fn();

export const ChangedMeanwhile: Story = {
  args: {
    opened: true,
    conflict: {
      by: 'Farhan Qureshi',
      theirs: { bankName: 'Axis Bank', ifscCode: 'UTIB0000009' },
      onResolve,
    },
  },
  parameters: { covers: ['XR-123.d'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.type(bank(), ' Ltd');
    await step('Save is disabled until the values are compared', async () => {
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Compare first');
      await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('each field goes on with mine or theirs', async () => {
      await press('Compare', userEvent);
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'Bank details were changed meanwhile' }),
      );
      await expect(dialog.getByText('1 changed by both.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Go on with these' }));
      await expect(bank()).toHaveValue('Kotak Mahindra Bank Ltd');
      await expect(ifsc()).toHaveValue('UTIB0000009');
      await expect(onResolve).toHaveBeenCalledOnce();
    });
  },
};

export const ChangedMeanwhileToCompare: Story = {
  args: ChangedMeanwhile.args ?? {},
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Farhan Qureshi changed Bank details meanwhile')).toBeVisible();
  },
};

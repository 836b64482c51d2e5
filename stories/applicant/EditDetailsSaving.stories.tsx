import { editField } from '@lending-desk/domain/applicant';
import { EditDetailsDialog, type EditDetailsDialogProps } from '@lending-desk/ui/applicant/EditDetailsDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { edited } from '../fixtures/editing';
import { dialog, editArgs, file, Held, listed, part, preview, typed } from './EditDetails.cases';

const meta = {
  title: 'Customer Support/Dialogs/Edit details',
  tags: ['!autodocs'],
  component: Held,
  argTypes: { kyc: { options: ['ready', 'loading'], control: 'inline-radio' } },
  args: editArgs,
} satisfies Meta<typeof Held>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A PNG of one pixel. */
const aPixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='),
  character => character.charCodeAt(0),
);
const field = (name: string) => editField(name) ?? [];

export const SaveListsTheChanges: Story = {
  args: { values: typed },
  parameters: { covers: ['CS-099.a', 'CS-099.b', 'CS-099.c', 'CS-100.a', 'CS-100.b'] },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await expect(inside.getByText('5 unsaved changes')).toBeVisible();
    await step('each part says how many of its fields are changed', async () => {
      const nav = within(inside.getByRole('navigation', { name: 'Parts of the details' }));
      await expect(nav.getAllByRole('button').map(button => button.textContent)).toEqual([
        'Personal Details2 changed',
        'Current address2 changed',
        ...['Permanent address', 'Work address'],
        'Professional Details1 changed',
        ...['Financial Details', 'Selfie', 'PAN', 'Address proof'],
      ]);
      await expect(preview().getByRole('button', { name: /Proceed/ })).toHaveAccessibleDescription(
        'Save first, to list the changes',
      );
      preview()
        .getByRole('button', { name: /Proceed/ })
        .focus();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onProceed).not.toHaveBeenCalled();
    });
    await step('Save lists the changed fields, old and new', async () => {
      await expect(screen.queryByRole('region', { name: 'Personal changes' })).toBeNull();
      await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
      await expect(listed('Personal')).toEqual([
        'Full name: Imran Sheikh → Imran Abdul Sheikh',
        'Type of home: Rented → Owned',
        'Current address, line 1: B-12, Shanti Apartments → C-7, Shanti Apartments',
        'Current address, PIN code: 500028 → 500006',
      ]);
      await expect(listed('Professional')).toEqual(['Monthly income: Rs. 38,500 → Rs. 41,000']);
      await expect(args.onProceed).not.toHaveBeenCalled();
    });
    await step('a listed field that is changed once more is listed anew before it is sent', async () => {
      await userEvent.type(part('Personal Details').getByLabelText(/^Full name/), ' Khan');
      await expect(preview().getByRole('button', { name: /Proceed/ })).toHaveAccessibleDescription(
        'Save first, to list the changes',
      );
      await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
      await expect(listed('Personal')[0]).toBe('Full name: Imran Sheikh → Imran Abdul Sheikh Khan');
    });
    await step('a value put back is no change', async () => {
      await userEvent.click(preview().getByRole('button', { name: 'Undo Monthly income' }));
      await expect(preview().getByRole('button', { name: /Proceed/ })).toHaveAccessibleDescription(
        'Save first, to list the changes',
      );
      await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
      await expect(screen.queryByRole('region', { name: 'Professional changes' })).toBeNull();
      await expect(listed('Personal')).toHaveLength(4);
    });
    await step('Proceed sends the groups that have changes', async () => {
      await userEvent.clear(part('Financial Details').getByLabelText('UPI id'));
      await expect(preview().getByRole('button', { name: /Proceed/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
      await expect(listed('Financial')).toEqual(['UPI id: imran@gdv → –']);
      await userEvent.click(preview().getByRole('button', { name: /Proceed/ }));
      await expect(args.onProceed.mock.calls).toEqual([[['personal', 'financial']]]);
    });
    await step('another photo in the place of a listed one is listed anew before it is sent', async () => {
      const choose = async (name: string) =>
        userEvent.upload(part('Selfie').getByLabelText('Selfie'), file(name));
      await choose('selfie.jpg');
      await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
      await expect(preview().getByRole('button', { name: /Proceed/ })).not.toHaveAttribute('aria-disabled');
      await choose('window.jpg');
      await expect(preview().getByRole('button', { name: /Proceed/ })).toHaveAccessibleDescription(
        'Save first, to list the changes',
      );
    });
  },
};

export const EveryGroupHasItsOutcome: Story = {
  args: {
    values: { ...edited.stored, 'currentAddress.pinCode': '500006' },
    saves: {
      personal: { state: 'failed' },
      professional: { state: 'saved' },
      financial: { state: 'saved' },
      selfie: { state: 'saved' },
      pan: { state: 'saved' },
      proof: { state: 'failed' },
    },
  },
  parameters: {
    states: ['error'],
    covers: ['CS-057.a', 'CS-058.a', 'CS-061.a', 'CS-064.a', 'CS-065.b', 'CS-066.a', 'CS-067.a'],
  },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await expect(preview().getByRole('button', { name: 'Proceed' })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    const outcome = (group: string, text: string) =>
      step(`${group}: the text '${text}'`, () =>
        expect(
          within(screen.getByRole('region', { name: `${group} changes` })).getByText(text),
        ).toBeVisible(),
      );
    await outcome('Personal', 'Error occured in updating');
    await outcome('Professional', 'Modified Professional Details Saved');
    await outcome('Financial', 'Modified Financial Details Saved');
    await outcome('Selfie', 'Uploaded');
    await outcome('PAN', 'Updated');
    await outcome('Address proof', 'Some error occured. Contact Admin');
    await step("'Modified Personal Details Saved' does not show when the personal group failed", async () => {
      await expect(screen.queryByText('Modified Personal Details Saved')).toBeNull();
    });
    await userEvent.click(preview().getByRole('button', { name: 'Try again' }));
    await expect(args.onProceed.mock.calls).toEqual([[['personal']]]);
  },
};

/** The page around it: one press saves the personal part and fails with the professional one. */
function PartlySaved(props: EditDetailsDialogProps) {
  const [saved, setSaved] = useState(false);
  return (
    <EditDetailsDialog
      {...props}
      stored={saved ? { ...typed, monthlyIncome: '38500' } : props.stored}
      saves={saved ? { personal: { state: 'saved' }, professional: { state: 'failed' } } : {}}
      onProceed={groups => {
        setSaved(true);
        props.onProceed(groups);
      }}
    />
  );
}

export const TriedAgainAfterAPartWasSaved: Story = {
  args: { values: typed },
  render: PartlySaved,
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    await userEvent.click(preview().getByRole('button', { name: 'Proceed' }));
    await step('the part that is saved says so, the other one stays listed', async () => {
      await expect(preview().getByText('Modified Personal Details Saved')).toBeVisible();
      await expect(listed('Professional')).toEqual(['Monthly income: Rs. 38,500 → Rs. 41,000']);
    });
    await step('Try again sends the other one alone', async () => {
      await userEvent.click(preview().getByRole('button', { name: 'Try again' }));
      await expect(args.onProceed.mock.calls).toEqual([[['personal', 'professional']], [['professional']]]);
    });
  },
};

/** The page around it: the selfie is sent, and is no chosen file any more. */
function SelfieSent(props: EditDetailsDialogProps) {
  const [photos, setPhotos] = useState<EditDetailsDialogProps['photos']>(props.photos);
  const sent = Object.keys(photos).length === 0;
  return (
    <EditDetailsDialog
      {...props}
      photos={photos}
      saves={sent ? { selfie: { state: 'saved' } } : {}}
      onProceed={() => setPhotos({})}
    />
  );
}

export const AnUploadedSelfieIsNotAskedForAgain: Story = {
  args: {
    photos: { selfie: { id: '1', name: 'selfie.jpg', size: 90_000, state: 'waiting', percent: 0 } },
  },
  render: SelfieSent,
  play: async ({ userEvent }) => {
    await dialog();
    await userEvent.click(part('Selfie').getByRole('button', { name: 'Upload Selfie' }));
    await expect(preview().getByText('Uploaded')).toBeVisible();
    await expect(part('Selfie').queryByText('Please select Selfie file!')).toBeNull();
  },
};

export const PersonalDetailsSaved: Story = {
  args: {
    saves: {
      personal: { state: 'saved' },
      pan: { state: 'saved' },
      proof: { state: 'saved', uploaded: true },
    },
  },
  parameters: { covers: ['CS-057.b', 'CS-058.b', 'CS-064.a', 'CS-065.a', 'CS-066.b', 'CS-067.b'] },
  play: async ({ step }) => {
    await dialog();
    await step("the text 'Modified Personal Details Saved'", async () => {
      await expect(preview().getByText('Modified Personal Details Saved')).toBeVisible();
    });
    await step('no text of a failure, and none of a group that had no change', async () => {
      for (const text of [
        'Error occured in updating',
        'Some error occured. Contact Admin',
        'Modified Professional Details Saved',
        'Modified Financial Details Saved',
      ])
        await expect(screen.queryByText(text)).toBeNull();
    });
    await step("the text 'Uploaded'", async () => {
      await expect(preview().getByText('Uploaded')).toBeVisible();
      await expect(preview().getByRole('button', { name: /Proceed/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};

export const WhatWasSaidOfEarlierChanges: Story = {
  args: {
    values: typed,
    saves: {
      personal: { state: 'saved' },
      professional: { state: 'failed', lost: true },
      financial: { state: 'failed', lost: true, message: 'The server gave no answer' },
    },
  },
  play: async ({ step, userEvent }) => {
    const inside = await dialog();
    await expect(preview().getByText('Modified Personal Details Saved')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    const said = (group: string) => within(screen.getByRole('region', { name: `${group} changes` }));
    await step('a part that was changed again is not said to be saved', async () => {
      await expect(listed('Personal')).toHaveLength(4);
      await expect(said('Personal').queryByText('Modified Personal Details Saved')).toBeNull();
    });
    await step(
      'a lost answer is one of the changes that are still there, not of those that are stored',
      async () => {
        await expect(said('Professional').getByText('Error occured in updating')).toBeVisible();
        await expect(screen.queryByRole('region', { name: 'Financial changes' })).toBeNull();
      },
    );
  },
};

export const AFaultBeforeProceed: Story = {
  args: { values: { ...typed, email: 'imran.s@post' } },
  parameters: { covers: ['SH-096.a', 'SH-096.b'] },
  play: async ({ args, userEvent, step }) => {
    await step(
      "An email needs a dot after the @; otherwise the message is 'Kindly enter valid Email ID'",
      async () => {
        const inside = await dialog();
        // Nothing is listed before the first Save, so nothing is said of it.
        await expect(preview().queryByText(/^Fix /)).toBeNull();
        await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
        await expect(await part('Personal Details').findByText('Kindly enter valid Email ID')).toBeVisible();
        await expect(part('Personal Details').getByLabelText(/^Email ID/)).toHaveFocus();
        await expect(preview().getByText('Fix 1 field before you proceed')).toBeVisible();
        const income = part('Professional Details').getByLabelText(/^Monthly income/);
        await userEvent.type(income, 'x');
        await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
        await expect(preview().getByText('Fix 2 fields before you proceed')).toBeVisible();
        await userEvent.type(income, '{Backspace}');
        await expect(preview().getByRole('button', { name: /Proceed/ })).toHaveAccessibleDescription(
          'Correct the marked fields first',
        );
        await userEvent.click(preview().getByRole('button', { name: /Proceed/ }));
        await expect(args.onProceed).not.toHaveBeenCalled();
        await userEvent.type(part('Personal Details').getByLabelText(/^Email ID/), '.example');
        await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
        await expect(screen.queryByText('Fix 1 field before you proceed')).toBeNull();
        await userEvent.click(preview().getByRole('button', { name: /Proceed/ }));
        await expect(args.onProceed.mock.calls).toEqual([[['personal', 'professional']]]);
      },
    );
  },
};

export const SomebodyElseSaved: Story = {
  args: {
    stored: { ...edited.stored, fullName: 'Imran B Sheikh' },
    values: { ...edited.stored, fullName: 'Imran A Sheikh' },
    conflict: { fields: [field('fullName')].flat(), base: edited.stored, onResolve: fn() },
  },
  parameters: { covers: ['XR-014.b', 'XR-014.d'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    const row = () => within(screen.getByRole('row', { name: /^Full name/ }));
    await step('what was typed is not sent before both are compared', async () => {
      await expect(inside.getByText('Somebody changed Full name meanwhile')).toBeVisible();
      await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
      const proceed = preview().getByRole('button', { name: /Proceed/ });
      await expect(proceed).toHaveAccessibleDescription('Compare the changes first');
      await userEvent.click(proceed);
      await expect(args.onProceed).not.toHaveBeenCalled();
    });
    await step('both are shown', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Compare' }));
      await screen.findByRole('row', { name: /^Full name/ });
      const cells = row().getAllByRole('cell').slice(0, 3);
      await expect(cells.map(cell => cell.textContent)).toEqual([
        'Imran Sheikh',
        'Imran A Sheikh',
        'Imran B Sheikh',
      ]);
    });
    await step('the field goes on with theirs, and the comparison closes', async () => {
      await userEvent.click(row().getByRole('radio', { name: 'Saved' }));
      await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
      await expect(args.conflict?.onResolve).toHaveBeenCalledWith(['fullName']);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};

export const Saving: Story = {
  args: {
    values: typed,
    kyc: 'loading',
    states: 'loading',
    saves: { personal: { state: 'running' } },
  },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    await userEvent.click(preview().getByRole('button', { name: /Saving/ }));
    await expect(args.onProceed).not.toHaveBeenCalled();
    await expect(inside.getAllByText('Loading the documents')).toHaveLength(2);
  },
};

export const DiscardAsksFirst: Story = {
  args: { values: typed },
  parameters: { covers: ['XR-123.b'] },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await step('Cancel asks where something was typed, and keeping goes on', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await expect(args.onDiscard).not.toHaveBeenCalled();
      await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onDiscard).toHaveBeenCalledOnce();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const PhotoInThePreview: Story = {
  args: {
    photos: {
      proofFront: {
        id: '1',
        name: 'voter-front.png',
        size: 412_000,
        state: 'waiting',
        percent: 0,
        file: new File([aPixel], 'voter-front.png', { type: 'image/png' }),
      },
      proofBack: {
        id: '2',
        name: 'voter-back.jpg',
        size: 98_000,
        state: 'waiting',
        percent: 0,
        file: file('voter-back.jpg'),
      },
      selfie: { id: '3', name: 'selfie.gif', size: 70_000, state: 'refused', percent: 0 },
    },
  },
  play: async ({ userEvent, step }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    const changes = inside.getByRole('region', { name: 'Address proof changes' });
    await step('a picture that can be drawn is drawn, beside its name, side and size', async () => {
      await waitFor(() => expect(changes.querySelectorAll('img:not([hidden])')).toHaveLength(1));
      await expect(within(changes).getByText('voter-front.png')).toBeVisible();
      await expect(within(changes).getByText('Front photo, 412 KB')).toBeVisible();
      await expect(within(changes).getByText('Back photo, 98 KB')).toBeVisible();
    });
    await step('one that was refused is no change', async () => {
      await expect(inside.queryByRole('region', { name: 'Selfie changes' })).toBeNull();
    });
    await step('taken out, it is held no longer', async () => {
      const address = changes.querySelector<HTMLImageElement>('img:not([hidden])')?.src ?? '';
      await expect((await fetch(address)).ok).toBe(true);
      await userEvent.click(
        within(changes).getByRole('button', { name: 'Remove front photo voter-front.png' }),
      );
      await expect(fetch(address)).rejects.toThrow(TypeError);
    });
  },
};

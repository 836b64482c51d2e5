import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { tone } from '../fixtures/calls';
import { staff } from '../fixtures/staff';
import { inMemoryServer } from './desk/desk';
import { ratedCall } from './desk/support';
import { answers, at, loanId, onHold, open } from './supportRequests';
import { playFaster } from './playFaster';
import { theProduct } from './theProduct';

/** What recordings of calls send and play, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const recordings = at('recordings');

export const AddsARecording: Story = {
  ...recordings.story,
  parameters: { covers: ['SH-082.a', 'SH-082.b', 'SH-082.c', 'SH-083.a'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = recordings;
    await userEvent.click(await screen.findByRole('button', { name: 'Add Recording' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Recording' }));
    const sent = {
      to: 'POST /api/v1/customer-service/upload-call-recording',
      body: { loan_id: loanId, recordingUrl: 'https://r.lender.example/Late%20call.mp3?of=48%2F21' },
      hasKey: true,
    };
    await step('its address is sent with the loan; a refusal says why', async () => {
      refuse(contract.calls.uploadRecording, 422, 'Recordings of this host cannot be played here');
      await userEvent.type(dialog.getByRole('textbox'), sent.body.recordingUrl);
      await userEvent.click(dialog.getByRole('button', { name: /^Add/ }));
      await expect(await dialog.findByText('Recordings of this host cannot be played here')).toBeVisible();
      await expectSent(contract.calls.uploadRecording, sent);
    });
    await step('refused without a reason it shows a text', async () => {
      refuse(contract.calls.uploadRecording, 422, []);
      await userEvent.click(dialog.getByRole('button', { name: /^Add/ }));
      await expect(await dialog.findByText('Some error occured. Contact Admin')).toBeVisible();
      await expectSent(contract.calls.uploadRecording, sent);
    });
    await step('closed, the refusal is forgotten', async () => {
      await userEvent.keyboard('{Escape}');
      const discard = screen.queryByRole('button', { name: 'Discard' });
      if (discard) await userEvent.click(discard);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Add Recording' }));
      await expect(await screen.findByRole('dialog', { name: 'Add Recording' })).not.toHaveTextContent(
        'Some error occured. Contact Admin',
      );
    });
    await step('added, the dialog closes, and it is said', async () => {
      const again = within(screen.getByRole('dialog', { name: 'Add Recording' }));
      await userEvent.type(again.getByRole('textbox'), sent.body.recordingUrl);
      await userEvent.click(again.getByRole('button', { name: /^Add/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByText('Uploaded')).toBeVisible());
      await expectSent(contract.calls.uploadRecording, sent);
    });
  },
};

const listened = theProduct(
  () => {
    const { callRecordingResponse } = ratedCall;
    const recordings = [
      { ...ratedCall, callRecordingResponse: { ...callRecordingResponse, AudioFile: tone(8) } },
    ];
    return inMemoryServer({ ...onHold(), recordings }, answers);
  },
  { address: `/loan-management/loans/${loanId}?tab=recordings`, as: staff.superUser },
);

export const ListensAtAnotherSpeed: Story = {
  ...listened.story,
  play: async ({ step, userEvent }) => {
    await step('the speed that is chosen for a recording is shown, and kept', async () => {
      await playFaster({ userEvent });
      await expect(JSON.parse(localStorage.getItem('lending-desk.preferences') ?? '')).toMatchObject({
        playSpeed: 1.25,
      });
      await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    });
  },
};

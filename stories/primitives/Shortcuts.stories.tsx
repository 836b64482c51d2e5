import { Dialog } from '@lending-desk/ui/primitives/Dialog';
import { Kbd } from '@lending-desk/ui/primitives/Kbd';
import { ShortcutsProvider, useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

type DeskProps = {
  /** Whether single keys work. */
  enabled: boolean;
  /** Whether the desk listens at all. */
  listening: boolean;
  dialogOpen: boolean;
  onDeed: (deed: string) => void;
};

/** A desk that listens, with another component on it that wants the second key of a sequence. */
function Desk({ enabled, listening, dialogOpen, onDeed }: DeskProps) {
  return (
    <ShortcutsProvider enabled={enabled}>
      <Listener listening={listening} onDeed={onDeed} />
      <CallWidget onDeed={onDeed} />
      <label>
        Search by loan id <input />
      </label>{' '}
      <Kbd>E</Kbd> edit <Kbd>G</Kbd> <Kbd>H</Kbd> on hold cases <Kbd>Ctrl Enter</Kbd> submit
      <Dialog open={dialogOpen} onOpenChange={fn()} title="Comment" width="comment">
        Employer confirmed on landline.
      </Dialog>
    </ShortcutsProvider>
  );
}

function Listener({ listening, onDeed }: Pick<DeskProps, 'listening' | 'onDeed'>) {
  useShortcuts(
    {
      e: () => onDeed('edit'),
      '?': () => onDeed('shortcuts'),
      'g h': () => onDeed('on hold cases'),
      'g c': () => onDeed('collections'),
      'ctrl+enter': () => onDeed('submit'),
    },
    { enabled: listening },
  );
  return null;
}

function CallWidget({ onDeed }: Pick<DeskProps, 'onDeed'>) {
  useShortcuts({ c: () => onDeed('call') });
  return null;
}

const meta = {
  title: 'Primitives/Shortcuts',
  component: Desk,
  args: { enabled: true, listening: true, dialogOpen: false, onDeed: fn() },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SingleKeysAndSequences: Story = {
  play: async ({ args, userEvent, step }) => {
    await userEvent.keyboard('e');
    await expect(args.onDeed).toHaveBeenLastCalledWith('edit');
    await userEvent.keyboard('{Shift>}?{/Shift}');
    await expect(args.onDeed).toHaveBeenLastCalledWith('shortcuts');
    await userEvent.keyboard('gh');
    await expect(args.onDeed).toHaveBeenLastCalledWith('on hold cases');
    await step('the second key of a sequence calls nobody', async () => {
      await userEvent.keyboard('gc');
      await expect(args.onDeed).toHaveBeenLastCalledWith('collections');
      await expect(args.onDeed).not.toHaveBeenCalledWith('call');
    });
    await step('nor does a sequence that does not exist', async () => {
      await userEvent.keyboard('ge');
      await expect(args.onDeed).toHaveBeenCalledTimes(4);
      await userEvent.keyboard('c');
      await expect(args.onDeed).toHaveBeenLastCalledWith('call');
    });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onDeed).toHaveBeenLastCalledWith('submit');
  },
};

export const AFieldKeepsItsLetters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Search by loan id');
    await userEvent.click(field);
    await userEvent.keyboard('egh?');
    await expect(field).toHaveValue('egh?');
    await expect(args.onDeed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onDeed).toHaveBeenCalledOnce();
    await expect(args.onDeed).toHaveBeenCalledWith('submit');
  },
};

export const ADialogSilencesThePage: Story = {
  args: { dialogOpen: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('e');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onDeed).not.toHaveBeenCalled();
  },
};

export const SingleKeysTurnedOff: Story = {
  args: { enabled: false },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('eghc');
    await expect(args.onDeed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onDeed).toHaveBeenCalledOnce();
    await expect(args.onDeed).toHaveBeenCalledWith('submit');
  },
};

export const NotListening: Story = {
  args: { listening: false },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('e');
    await expect(args.onDeed).not.toHaveBeenCalled();
  },
};

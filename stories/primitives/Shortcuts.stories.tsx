import { CommandPalette } from '@lending-desk/ui/primitives/CommandPalette';
import { ConfirmDialog, Dialog, ErrorDialog } from '@lending-desk/ui/primitives/Dialog';
import { DocumentViewer } from '@lending-desk/ui/primitives/DocumentViewer';
import { Kbd } from '@lending-desk/ui/primitives/Kbd';
import { onSubmitKey, ShortcutsProvider, useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { LoginDialog } from '@lending-desk/ui/signin/LoginDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

type DeskProps = {
  /** Whether single keys work. */
  enabled: boolean;
  /** Whether the desk listens at all. */
  listening: boolean;
  /** What lies over the desk. */
  over: ReactNode;
  onDeed: (deed: string) => void;
};

/** A desk that listens, with another component on it that wants the second key of a sequence. */
function Desk({ enabled, listening, over, onDeed }: DeskProps) {
  return (
    <ShortcutsProvider enabled={enabled}>
      <Listener listening={listening} onDeed={onDeed} />
      <CallWidget onDeed={onDeed} />
      <label>
        Search by loan id <input />
      </label>{' '}
      <Kbd>E</Kbd> edit <Kbd>G</Kbd> <Kbd>H</Kbd> on hold cases <Kbd>Ctrl K</Kbd> jump
      {/* As every form of the desk: its key is its own. */}
      <form aria-label="Decision" onKeyDown={onSubmitKey(() => onDeed('send the decision'))}>
        <label>
          Max EMI <input />
        </label>
        {over}
      </form>
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
      'ctrl+k': () => onDeed('jump'),
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
  args: { enabled: true, listening: true, over: null, onDeed: fn() },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitKey = '{Control>}{Enter}{/Control}';

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
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onDeed).toHaveBeenLastCalledWith('jump');
  },
};

export const AFieldKeepsItsLetters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Search by loan id');
    await userEvent.click(field);
    await userEvent.keyboard('egh?');
    await expect(field).toHaveValue('egh?');
    await expect(args.onDeed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onDeed).toHaveBeenCalledOnce();
    await expect(args.onDeed).toHaveBeenCalledWith('jump');
  },
};

export const AFormsKeyIsItsOwn: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('in another field, and on the page, it does nothing', async () => {
      await userEvent.keyboard(submitKey);
      await userEvent.click(canvas.getByLabelText('Search by loan id'));
      await userEvent.keyboard(submitKey);
      await expect(args.onDeed).not.toHaveBeenCalled();
    });
    await userEvent.click(canvas.getByLabelText('Max EMI'));
    await userEvent.keyboard(submitKey);
    await expect(args.onDeed).toHaveBeenCalledOnce();
    await expect(args.onDeed).toHaveBeenCalledWith('send the decision');
  },
};

const anyDialog = () => {
  const found = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
  if (!found) throw new Error('Nothing lies over the page');
  return found;
};

/** Every key of the page and of the form under what lies over them, first with the focus where it fell when that
 *  opened, then with the focus on nothing, as a click on the scrim leaves it. */
const nothingIsHeard: Story['play'] = async ({ args, userEvent, step }) => {
  const over = await waitFor(() => anyDialog());
  const keys = async () => {
    await userEvent.keyboard(submitKey);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onDeed).not.toHaveBeenCalled();
  };
  await keys();
  await step('nor after a click on the scrim', async () => {
    await userEvent.click(over.parentElement ?? document.body);
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('egh?');
    await keys();
  });
};

/** Opened by the story and not to be closed: what is asked is who hears the keys meanwhile. */
const open = { open: true, onOpenChange: fn() };

export const UnderADialog: Story = {
  args: {
    over: (
      <Dialog {...open} title="Comment" width="lg">
        Employer confirmed on landline.
      </Dialog>
    ),
  },
  play: nothingIsHeard,
};

export const UnderADialogThatStays: Story = {
  args: {
    over: (
      <Dialog {...open} title="Comment" width="lg" persistent>
        <label>
          Comment <textarea />
        </label>
      </Dialog>
    ),
  },
  play: async context => {
    const field = within(await screen.findByRole('dialog')).getByRole('textbox');
    await context.userEvent.click(field);
    await nothingIsHeard?.(context);
  },
};

export const UnderAQuestion: Story = {
  args: {
    over: (
      <ConfirmDialog
        open
        title="Close this loan?"
        body="The loan is closed today."
        confirmLabel="Close Loan"
        onConfirm={fn()}
        onCancel={fn()}
      />
    ),
  },
  play: nothingIsHeard,
};

export const UnderAnError: Story = {
  args: { over: <ErrorDialog open message="Unable to process application" onClose={fn()} /> },
  play: nothingIsHeard,
};

export const UnderTheLoginDialog: Story = {
  args: {
    over: <LoginDialog open mode="expired" submit={{ state: 'idle' }} onLogin={fn()} onCancel={fn()} />,
  },
  play: nothingIsHeard,
};

export const UnderTheCommandPalette: Story = {
  args: {
    over: <CommandPalette {...open} query="" onQueryChange={fn()} groups={[]} onSelect={fn()} />,
  },
  play: nothingIsHeard,
};

/** A session ends on its own, whatever is open. */
function ViewerWhoseSessionEnds() {
  const [over, setOver] = useState(false);
  useEffect(() => setOver(true), []);
  return (
    <>
      <DocumentViewer
        open
        onClose={fn()}
        kind="image"
        title="PAN, front"
        fileName="pan.png"
        src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>"
      />
      <LoginDialog open={over} mode="expired" submit={{ state: 'idle' }} onLogin={fn()} onCancel={fn()} />
    </>
  );
}

const turned = () => screen.getByText(/upright|turned/, { selector: '[role=status]' });

export const OnlyTheTopmostHears: Story = {
  args: {
    over: <ViewerWhoseSessionEnds />,
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Login Expired' });
    await waitFor(() => expect(turned()).toHaveTextContent('upright'));
    await userEvent.click(
      screen.getByRole('dialog', { name: 'Login Expired' }).parentElement ?? document.body,
    );
    await userEvent.keyboard('r');
    await expect(turned()).toHaveTextContent('upright');
    await expect(args.onDeed).not.toHaveBeenCalled();
  },
};

export const SingleKeysTurnedOff: Story = {
  args: { enabled: false },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('eghc');
    await expect(args.onDeed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onDeed).toHaveBeenCalledOnce();
    await expect(args.onDeed).toHaveBeenCalledWith('jump');
  },
};

export const NotListening: Story = {
  args: { listening: false },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('e');
    await expect(args.onDeed).not.toHaveBeenCalled();
  },
};

import { CommandPalette } from '@lending-desk/ui/primitives/CommandPalette';
import { ConfirmDialog, Dialog, ErrorDialog } from '@lending-desk/ui/primitives/Dialog';
import { DocumentViewer } from '@lending-desk/ui/primitives/DocumentViewer';
import { Drawer } from '@lending-desk/ui/primitives/Drawer';
import { Kbd } from '@lending-desk/ui/primitives/Kbd';
import { onSubmitKey, ShortcutsProvider, useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { LoginDialog } from '@lending-desk/ui/signin/LoginDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

type DeskProps = {
  /** Whether single keys work. */
  enabled: boolean;
  /** Whether the desk's shortcuts are active. */
  listening: boolean;
  /** An overlay on the desk. */
  over: ReactNode;
  onAction: (action: string) => void;
};

/** A desk with shortcuts, and another component that uses the second key of a sequence. */
function Desk({ enabled, listening, over, onAction }: DeskProps) {
  return (
    <ShortcutsProvider enabled={enabled}>
      <Listener listening={listening} onAction={onAction} />
      <CallWidget onAction={onAction} />
      <label>
        Search by loan id <input />
      </label>{' '}
      <label>
        Note <textarea />
      </label>{' '}
      <select aria-label="Queue" style={{ color: 'inherit', background: 'none' }}>
        <option>All</option>
        <option>Every hold</option>
      </select>{' '}
      <Kbd>E</Kbd> edit <Kbd>G</Kbd> <Kbd>H</Kbd> on hold cases <Kbd>Ctrl K</Kbd> jump
      {/* Every form of the desk has its own submit key. */}
      <form aria-label="Decision" onKeyDown={onSubmitKey(() => onAction('send the decision'))}>
        <label>
          Max EMI <input />
        </label>
        {over}
      </form>
    </ShortcutsProvider>
  );
}

function Listener({ listening, onAction }: Pick<DeskProps, 'listening' | 'onAction'>) {
  useShortcuts(
    {
      e: () => onAction('edit'),
      '?': () => onAction('shortcuts'),
      'g h': () => onAction('on hold cases'),
      'g c': () => onAction('collections'),
      'ctrl+k': () => onAction('jump'),
      home: () => onAction('home'),
    },
    { enabled: listening },
  );
  return null;
}

function CallWidget({ onAction }: Pick<DeskProps, 'onAction'>) {
  useShortcuts({ c: () => onAction('call') });
  return null;
}

const meta = {
  title: 'Primitives/Actions/Shortcuts',
  component: Desk,
  args: { enabled: true, listening: true, over: null, onAction: fn() },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitKey = '{Control>}{Enter}{/Control}';

export const SingleKeysAndSequences: Story = {
  parameters: { covers: ['XR-036.a'] },
  play: async ({ args, userEvent, step }) => {
    await userEvent.keyboard('e');
    await expect(args.onAction).toHaveBeenLastCalledWith('edit');
    await userEvent.keyboard('{Shift>}?{/Shift}');
    await expect(args.onAction).toHaveBeenLastCalledWith('shortcuts');
    await step('a letter with which the name of another key begins is no sequence', async () => {
      await userEvent.keyboard('he');
      await expect(args.onAction).toHaveBeenLastCalledWith('edit');
    });
    await userEvent.keyboard('gh');
    await expect(args.onAction).toHaveBeenLastCalledWith('on hold cases');
    await step('the second key of a sequence triggers nothing else', async () => {
      await userEvent.keyboard('gc');
      await expect(args.onAction).toHaveBeenLastCalledWith('collections');
      await expect(args.onAction).not.toHaveBeenCalledWith('call');
    });
    await step('nor does a sequence that does not exist', async () => {
      await userEvent.keyboard('ge');
      await expect(args.onAction).toHaveBeenCalledTimes(5);
      await userEvent.keyboard('c');
      await expect(args.onAction).toHaveBeenLastCalledWith('call');
    });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onAction).toHaveBeenLastCalledWith('jump');
  },
};

export const AFieldKeepsItsLetters: Story = {
  parameters: { covers: ['XR-036.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('letters are typed, and only keys with Ctrl act', async () => {
      const field = canvas.getByLabelText('Search by loan id');
      for (const one of [field, canvas.getByLabelText('Note')]) {
        await userEvent.click(one);
        await userEvent.keyboard('egh?');
        await expect(one).toHaveValue('egh?');
      }
      // A list jumps to what begins with the letter.
      canvas.getByRole('combobox', { name: 'Queue' }).focus();
      await userEvent.keyboard('e');
      await expect(args.onAction).not.toHaveBeenCalled();
      await userEvent.click(field);
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(args.onAction).toHaveBeenCalledOnce();
      await expect(args.onAction).toHaveBeenCalledWith('jump');
    });
  },
};

export const SubmitKeyStaysInItsForm: Story = {
  parameters: { covers: ['XR-036.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('in another field, and on the page, it does nothing', async () => {
      await userEvent.keyboard(submitKey);
      await userEvent.click(canvas.getByLabelText('Search by loan id'));
      await userEvent.keyboard(submitKey);
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await userEvent.click(canvas.getByLabelText('Max EMI'));
    await userEvent.keyboard(submitKey);
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('send the decision');
  },
};

const anyDialog = () => {
  const found = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
  if (!found) throw new Error('Nothing lies over the page');
  return found;
};

/** Presses every key of the page and of the form below an overlay, first with the focus where opening left it,
 *  then with nothing focused, as after a click on the backdrop. */
const expectNoKeysHandled: Story['play'] = async ({ args, userEvent, step }) => {
  const over = await waitFor(() => anyDialog());
  const keys = async () => {
    await userEvent.keyboard(submitKey);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onAction).not.toHaveBeenCalled();
  };
  await step('no key of the page acts, nor the submit key of the form below', keys);
  await step('nor after a click on the scrim', async () => {
    await userEvent.click(over.parentElement ?? document.body);
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('egh?');
    await keys();
  });
};

/** Opened by the story and not closable, because the story checks the keys while it is open. */
const open = { open: true, onClose: fn() };

export const UnderADialog: Story = {
  args: {
    over: (
      <Dialog {...open} title="Comment" width="lg">
        Employer confirmed on landline.
      </Dialog>
    ),
  },
  parameters: { covers: ['XR-127.a', 'XR-036.c'] },
  play: expectNoKeysHandled,
};

export const UnderADrawer: Story = {
  args: {
    over: (
      <Drawer {...open} label="Why" side="top">
        It was due on 1 Oct.
      </Drawer>
    ),
  },
  parameters: { covers: ['XR-127.a'] },
  play: expectNoKeysHandled,
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
    await expectNoKeysHandled?.(context);
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
  play: expectNoKeysHandled,
};

export const UnderAnError: Story = {
  args: { over: <ErrorDialog open message="Unable to process application" onClose={fn()} /> },
  play: expectNoKeysHandled,
};

export const UnderTheLoginDialog: Story = {
  args: {
    over: <LoginDialog open mode="expired" submit={{ state: 'idle' }} onLogin={fn()} onCancel={fn()} />,
  },
  play: expectNoKeysHandled,
};

export const UnderTheCommandPalette: Story = {
  args: {
    over: <CommandPalette {...open} query="" onQueryChange={fn()} groups={[]} onSelect={fn()} />,
  },
  play: expectNoKeysHandled,
};

/** A session ends independently of what is open. */
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

export const OnlyTheTopmostHandlesKeys: Story = {
  args: {
    over: <ViewerWhoseSessionEnds />,
  },
  parameters: { covers: ['XR-127.b'] },
  play: async ({ args, userEvent, step }) => {
    await step('the viewer below takes no key', async () => {
      await screen.findByRole('dialog', { name: 'Login Expired' });
      await waitFor(() => expect(turned()).toHaveTextContent('upright'));
      await userEvent.click(
        screen.getByRole('dialog', { name: 'Login Expired' }).parentElement ?? document.body,
      );
      await userEvent.keyboard('r');
      await expect(turned()).toHaveTextContent('upright');
      await expect(args.onAction).not.toHaveBeenCalled();
    });
  },
};

/** A page on which single keys are turned on. */
function Turning(props: DeskProps) {
  const [enabled, setEnabled] = useState(props.enabled);
  return (
    <>
      <Desk {...props} enabled={enabled} />
      <button type="button" onClick={() => setEnabled(true)}>
        Turn on
      </button>
    </>
  );
}

export const SingleKeysTurnedOff: Story = {
  args: { enabled: false },
  render: args => <Turning {...args} />,
  parameters: { covers: ['XR-036.d'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('letters do nothing, and keys with Ctrl act', async () => {
      await userEvent.keyboard('eghc');
      await expect(args.onAction).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(args.onAction).toHaveBeenCalledOnce();
      await expect(args.onAction).toHaveBeenCalledWith('jump');
    });
    await step('turned on, they act at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
      await userEvent.keyboard('e');
      await expect(args.onAction).toHaveBeenLastCalledWith('edit');
    });
  },
};

export const NotListening: Story = {
  args: { listening: false },
  parameters: { covers: ['XR-127.c'] },
  play: async ({ args, userEvent, step }) => {
    await step('it takes no key', async () => {
      await userEvent.keyboard('e');
      await expect(args.onAction).not.toHaveBeenCalled();
    });
  },
};

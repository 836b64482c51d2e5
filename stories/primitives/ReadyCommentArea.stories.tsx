import { readyComments } from '@lending-desk/domain/comments';
import { rupees } from '@lending-desk/domain/money';
import { ReadyCommentArea, type ReadyCommentAreaProps } from '@lending-desk/ui/primitives/ReadyCommentArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { today } from '../fixtures/loans';
import { longestName } from '../fixtures/longestName';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

const filled = (name: string) => readyComments({ name, amount: rupees(125_000), today });

function Kept(props: ReadyCommentAreaProps) {
  return <ReadyCommentArea {...props} {...useHeld({ value: props.value, onChange: props.onChange })} />;
}

const meta = {
  title: 'Primitives/Fields/Ready-made comments',
  component: ReadyCommentArea,
  args: {
    label: 'Comment',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    comments: filled('Kavya Raghunathan'),
  },
  render: args => <Kept {...args} />,
  decorators: [inBox({ width: 560, minHeight: 320 })],
} satisfies Meta<typeof ReadyCommentArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('textbox', { name: 'Comment' });
// Its code is loaded with the first '/', which takes longer where other checks share the processors.
const list = () => screen.findByRole('listbox', { name: 'Ready-made comments' }, { timeout: 10_000 });
const noList = () =>
  waitFor(() => expect(screen.queryByRole('listbox', { name: 'Ready-made comments' })).toBeNull());
const notReached = 'Called Kavya Raghunathan on 21 Nov 2026 about the loan of Rs. 1,25,000: not reached.';

export const InsertedAtTheCursor: Story = {
  args: { value: 'Seen.  Ask again.' },
  parameters: { covers: ['XR-037.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step("'/' between two sentences offers the comments", async () => {
      await expect(canvas.getByText('Type / for a ready-made comment, @ for a colleague')).toBeVisible();
      await userEvent.type(box(), '/', { initialSelectionStart: 6, initialSelectionEnd: 6 });
      await expect(await list()).toBeVisible();
      await expect(screen.getAllByRole('option')).toHaveLength(5);
    });
    await step('typing narrows them', async () => {
      await userEvent.keyboard('reached');
      await expect(await screen.findAllByRole('option')).toHaveLength(1);
      await expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    });
    await step('Enter inserts name, amount and date, and goes on behind them', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(box()).toHaveValue(`Seen. ${notReached} Ask again.`);
      await noList();
      await userEvent.keyboard('!');
      await expect(box()).toHaveValue(`Seen. ${notReached}! Ask again.`);
      await expect(box()).toHaveFocus();
      await expect(box()).not.toHaveAttribute('aria-activedescendant');
    });
  },
};

export const ChosenWithTheArrowKeys: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(box(), '/');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Tab}');
    await expect(box()).toHaveValue(notReached);
    await userEvent.clear(box());
    await userEvent.type(box(), '/');
    await list();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(box()).toHaveValue(
      'Kavya Raghunathan said on 21 Nov 2026 that the loan of Rs. 1,25,000 is no longer needed.',
    );
  },
};

export const ChosenWithThePointer: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(box(), 'Noon: /');
    await list();
    await userEvent.click(screen.getByRole('option', { name: /^Called, not reached/ }));
    await expect(box()).toHaveValue(`Noon: ${notReached}`);
    await expect(box()).toHaveFocus();
  },
};

export const EscapeLeavesTheText: Story = {
  parameters: { covers: ['XR-037.c'] },
  play: async ({ userEvent, step }) => {
    await step('the text stays, and nothing is inserted', async () => {
      await userEvent.type(box(), '/');
      await list();
      await userEvent.keyboard('{Escape}');
      await noList();
      // It would match, and Enter would insert it.
      await userEvent.keyboard('called{Enter}here');
      await expect(box()).toHaveValue('/called\nhere');
      await noList();
      await userEvent.keyboard(' /');
      await expect(await list()).toBeVisible();
    });
  },
};

export const ASlashInAWordIsText: Story = {
  parameters: { covers: ['XR-037.b'] },
  play: async ({ userEvent, step }) => {
    await step('a slash in a word offers nothing', async () => {
      await userEvent.type(box(), 'On 12/11 and/or 13/11{Enter}');
      await expect(box()).toHaveValue('On 12/11 and/or 13/11\n');
      await noList();
      await userEvent.keyboard('/');
      await expect(await list()).toBeVisible();
    });
  },
};

export const NothingMatches: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '/xyz');
    await expect(await screen.findByText('No ready-made comment matches')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveValue('/xyz\n');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Offered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(box(), '/');
    await expect(await list()).toBeVisible();
  },
};

export const LongestName: Story = {
  ...Offered,
  args: { comments: filled(longestName) },
  globals: { viewport: { value: 'laptop' } },
};

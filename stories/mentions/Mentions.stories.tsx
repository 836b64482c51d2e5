import { mentionMessages, type Mention } from '@lending-desk/domain/mentions';
import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import { MentionsButton } from '@lending-desk/ui/mentions/MentionsButton';
import { MentionsPanel, type MentionsPanelProps } from '@lending-desk/ui/mentions/MentionsPanel';
import { type LinkComponent, LinkProvider } from '@lending-desk/ui/primitives/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';

const first: Mention = {
  loanId: 482194,
  desk: 'credit',
  customer: 'Kavya Raghunathan',
  author: 'Rohit Kulkarni',
  comment: '@Meera Subramanian, does the second salary count?',
  at: instantOfEpochMs(Date.UTC(2026, 10, 21, 4, 40)),
  unread: 2,
};
const second: Mention = {
  ...first,
  loanId: 482190,
  desk: 'collections',
  customer: 'Harpreet Gill',
  author: 'Sunita Baruah',
  comment: 'Pays on Friday, @Meera Subramanian',
  at: instantOfEpochMs(Date.UTC(2026, 10, 20, 9, 5)),
  unread: 1,
};
const read: Mention = {
  ...second,
  loanId: 482189,
  customer: 'Devika Nambiar',
  desk: 'customerSupport',
  unread: 0,
};

/** Stays on the page when it is pressed. */
const StillLink: LinkComponent = ({ to, onClick, children, ...rest }) => (
  <a
    {...rest}
    href={to}
    onClick={event => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);

/** The panel below its bell. */
function Below({ mentions, ...panel }: Omit<MentionsPanelProps, 'button' | 'id'>) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <LinkProvider component={StillLink}>
      <MentionsButton
        ref={button}
        unread={mentions.state === 'ready' ? mentions.value.unread : 0}
        panel="mentions"
        onPress={fn()}
      />
      <MentionsPanel {...panel} mentions={mentions} button={button} id="mentions" />
    </LinkProvider>
  );
}

const meta = {
  title: 'Every desk/Parts/Mentions',
  component: Below,
  args: {
    mentions: { state: 'ready', value: { unread: 2, mentions: [first, second, read] } },
    addressOf: ({ desk, loanId }) => `#${desk}/${loanId}`,
    onFollow: fn(),
    onMarkAll: fn(),
    onClose: fn(),
  },
  decorators: [inBox({ width: 420, minHeight: 360 })],
} satisfies Meta<typeof Below>;

export default meta;
type Story = StoryObj<typeof meta>;

const bell = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('region', { name: 'Mentions' });
const links = () => within(panel()).getAllByRole('link');

export const Ready: Story = {
  parameters: { covers: ['XR-055.f', 'XR-055.j', 'XR-055.l'], states: ['ready'] },
  play: async ({ args, userEvent, step }) => {
    await step('the bell says in how many loans something is unread', async () => {
      await expect(bell('Mentions, 2 unread')).toHaveAttribute('aria-expanded', 'true');
      await expect(bell('Mentions, 2 unread').parentElement).toHaveTextContent(/^2$/);
    });
    await step('each loan says who, where, how the comment begins, when, and what is unread', async () => {
      await expect(links().map(({ textContent }) => textContent)).toEqual([
        'Rohit Kulkarni21 Nov 2026, 10:10 am482194 Kavya Raghunathan, Credit2 unread@Meera Subramanian, does the second salary count?',
        'Sunita Baruah20 Nov 2026, 02:35 pm482190 Harpreet Gill, CollectionsunreadPays on Friday, @Meera Subramanian',
        'Sunita Baruah20 Nov 2026, 02:35 pm482189 Devika Nambiar, Customer SupportPays on Friday, @Meera Subramanian',
      ]);
    });
    await step('a press follows one and closes the list', async () => {
      const [, link] = links();
      await expect(link).toHaveAttribute('href', '#collections/482190');
      if (link) await userEvent.click(link);
      await expect(args.onFollow).toHaveBeenCalledWith(second);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('all are marked at once', async () => {
      await userEvent.click(within(panel()).getByRole('button', { name: 'Mark all read' }));
      await expect(args.onMarkAll).toHaveBeenCalledOnce();
    });
  },
};

export const EscapeReturnsToTheBell: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(panel()).getByRole('button', { name: 'Mark all read' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(bell('Mentions, 2 unread')).toHaveFocus();
  },
};

export const EverythingRead: Story = {
  args: { mentions: { state: 'ready', value: { unread: 0, mentions: [read] } } },
  play: async ({ args, userEvent }) => {
    await expect(bell('Mentions').parentElement).toHaveTextContent(/^$/);
    const all = within(panel()).getByRole('button', { name: 'Mark all read' });
    await expect(all).toHaveAccessibleDescription('Everything is read');
    await userEvent.click(all);
    await expect(args.onMarkAll).not.toHaveBeenCalled();
  },
};

export const NineLoans: Story = {
  args: { mentions: { state: 'ready', value: { unread: 9, mentions: [first] } } },
  parameters: { covers: ['XR-055.j'] },
  play: async ({ step }) => {
    await step('nine loans are said as nine', async () => {
      await expect(bell('Mentions, 9 unread').parentElement).toHaveTextContent(/^9$/);
    });
  },
};

export const MoreThanNine: Story = {
  args: { mentions: { state: 'ready', value: { unread: 10, mentions: [first] } } },
  parameters: { covers: ['XR-055.j'] },
  play: async ({ step }) => {
    await step('more than nine are said to be 9+', async () => {
      await expect(bell('Mentions, 9+ unread').parentElement).toHaveTextContent(/^9\+$/);
    });
  },
};

export const Empty: Story = {
  args: { mentions: { state: 'ready', value: { unread: 0, mentions: [] } } },
  parameters: { states: ['empty'] },
  play: async () => {
    await expect(panel()).toHaveTextContent(
      'Nobody has mentioned you yetWhen a colleague writes @ and your name in a comment of a loan, it is listed here for ninety days.',
    );
  },
};

export const Loading: Story = {
  args: { mentions: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async () => {
    await expect(within(panel()).getByRole('status')).toHaveAccessibleName('Loading mentions');
  },
};

const onRetry = fn();

export const CouldNotBeLoaded: Story = {
  args: { mentions: { state: 'failed', message: mentionMessages.listFailed, onRetry } },
  parameters: { states: ['error'] },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The mentions could not be loaded');
    await userEvent.click(within(panel()).getByRole('button', { name: 'Try now' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

const long: Mention = {
  ...first,
  customer: longestName,
  author: longestName,
  comment: `${longestName} `.repeat(4).slice(0, 140),
};

export const LongestNames: Story = {
  args: { mentions: { state: 'ready', value: { unread: 1, mentions: [long, second] } } },
  parameters: { states: ['longest'] },
  play: async () => {
    await expect(links()).toHaveLength(2);
    await expectNothingSideways([panel()]);
  },
};

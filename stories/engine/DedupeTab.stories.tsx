import { DedupeTab } from '@lending-desk/ui/engine/DedupeTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dedupe, loading } from '../fixtures/engine';
import { linesOf } from '../panels';

const meta = {
  title: 'Credit/Tabs/Dedupe',
  component: DedupeTab,
  args: { dedupe: dedupe.usual, loanId: 482190, onTryAgain: fn() },
} satisfies Meta<typeof DedupeTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('row').slice(1);

export const EachCheckWithItsMatches: Story = {
  parameters: { states: ['ready'], covers: ['CR-046.a', 'CR-046.b', 'CR-050.a', 'CR-050.b', 'CR-169.a'] },
  play: async ({ canvas, step }) => {
    // The most severe first.
    const [account, phone] = rowsOf(canvas);
    const found = within(account ?? document.body);
    await step(
      'The rows show dedupe name, customer id, loan id, customer name and a coloured rule result',
      async () => {
        await expect(canvas.getAllByRole('columnheader').map(header => header.textContent)).toEqual([
          'Dedupe name',
          'Customer id',
          'Loan id',
          'Customer name',
          'Phone',
          'Result',
        ]);
        await expect(linesOf(canvas.getByRole('table')).slice(1)).toEqual([
          'Bank account | usr-59d4844f848c | 461028441709 | Anitha Raghunathan | 9000011471 | Flag',
          'Phone | – | – | No duplicate | – | Approve',
          'PAN | – | – | No duplicate | – | Approve',
        ]);
        await expect(found.getByText('Bank account')).toHaveAttribute('title', 'BANK_ACCOUNT');
        await expect(found.getByRole('button', { name: 'Copy customer id usr-59d4844f848c' })).toBeEnabled();
      },
    );
    await step('Each rule has a ruleResult and duplicateUsers', async () => {
      await expect(phone).toHaveTextContent('Phone');
      await expect(within(phone ?? document.body).getByText('No duplicate')).toBeVisible();
      await expect(canvas.getByText('3 checks, 1 other customer')).toBeVisible();
    });
    await step('Rule results are APPROVE (green) and FLAG (orange)', async () => {
      await expect(within(phone ?? document.body).getByText('Approve').parentElement).toHaveAttribute(
        'data-tone',
        'approve',
      );
      await expect(found.getByText('Flag').parentElement).toHaveAttribute('data-tone', 'flag');
    });
    await step('Ids and phones are monospaced, and what is no name is quieter than one', async () => {
      const looks = (area: ReturnType<typeof within>, text: string) => getComputedStyle(area.getByText(text));
      for (const text of ['usr-59d4844f848c', '461028', '9000011471'])
        await expect(looks(found, text).fontFamily).toContain('JetBrains Mono');
      const { color } = looks(found, 'Bank account');
      await expect(looks(found, 'Anitha Raghunathan').color).toBe(color);
      await expect(looks(within(phone ?? document.body), 'No duplicate').color).not.toBe(color);
    });
  },
};

export const ALoanIdLeadsToThatLoan: Story = {
  parameters: { covers: ['CR-046.c'] },
  play: async ({ canvas, step }) => {
    await step('Both loans of the duplicate user are shown, each as a link to it', async () => {
      for (const loanId of ['461028', '441709'])
        await expect(canvas.getByRole('link', { name: loanId })).toHaveAttribute(
          'href',
          `/credit/loans/${loanId}/`,
        );
    });
  },
};

export const NobodyFound: Story = {
  args: { dedupe: dedupe.clear },
  parameters: { covers: ['CR-046.a', 'CR-047.b'] },
  play: async ({ canvas, step }) => {
    await step('a result without duplicates is available', async () => {
      await expect(canvas.getAllByText('No duplicate')).toHaveLength(3);
      await expect(canvas.getByText('3 checks, 0 other customers')).toBeVisible();
      await expect(canvas.queryByText('Result not available. Please try again later')).toBeNull();
    });
  },
};

export const ManyDuplicates: Story = {
  args: { dedupe: dedupe.many },
  parameters: { states: ['longest'], covers: ['CR-046.b', 'CR-046.c', 'CR-050.c'] },
  play: async ({ canvas, step }) => {
    await step(
      'The rows show dedupe name, customer id, loan id, customer name and a rule result',
      async () => {
        const rows = rowsOf(canvas);
        await expect(linesOf(canvas.getByRole('table')).slice(1)).toEqual([
          'Phone | usr-59d4844f848c | 461028441709 | Anitha Raghunathan | 9000011471 | Reject',
          'Phone | usr-0c1f1d7b2a90 | 482190 (this loan)470001470002470003L-17 | Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi | 9000011471 | Reject',
          'Phone | usr-771ab0c4d5e6 | – | – | – | Reject',
          'Bank account | usr-59d4844f848c | 461028441709 | Anitha Raghunathan | 9000011471 | Flag',
          'PAN | – | – | No duplicate | – | Approve',
        ]);
        await expect(
          canvas.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]),
        ).toEqual(
          ['461028', '441709', '470001', '470002', '470003', '461028', '441709'].map(id => [
            id,
            `/credit/loans/${id}/`,
          ]),
        );
        const result = within(rows[0] ?? document.body).getByText('Reject');
        await expect(result.parentElement).toHaveAttribute('data-tone', 'reject');
        // However long the name and however many the loans, the results are visible without scrolling.
        const box = canvas.getByRole('table').closest('[data-scroller]');
        await expect(box?.scrollWidth).toBe(box?.clientWidth);
      },
    );
  },
};

export const SmallLaptop: Story = {
  ...ManyDuplicates,
  globals: { viewport: { value: 'laptop' } },
};

export const NotAvailable: Story = {
  args: { dedupe: dedupe.unavailable },
  parameters: { states: ['error'], covers: ['CR-047.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("An unavailable result shows 'Result not available. Please try again later'", async () => {
      await expect(canvas.getByText('Result not available. Please try again later')).toBeVisible();
      await expect(canvas.queryByRole('table')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onTryAgain).toHaveBeenCalledOnce();
    });
  },
};

export const TryingAgain: Story = {
  args: { dedupe: dedupe.unavailable, trying: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Trying' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onTryAgain).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { dedupe: loading },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Dedupe results' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NoChecks: Story = {
  args: { dedupe: dedupe.empty },
  parameters: { states: ['empty'], covers: ['SH-059.a', 'CR-047.b'] },
  play: async ({ canvas, step }) => {
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    });
    await step('an empty result is available all the same', async () => {
      await expect(canvas.queryByText('Result not available. Please try again later')).toBeNull();
    });
  },
};

export const Unreadable: Story = {
  args: { dedupe: dedupe.broken },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dedupe results could not be read')).toBeVisible();
  },
};

export const OneCheckUnreadable: Story = {
  args: { dedupe: dedupe.oneBroken },
  play: async ({ canvas }) => {
    const [account, phone, pan] = rowsOf(canvas);
    await expect(phone).toHaveTextContent('Could not be read: is not an object');
    await expect(phone).toHaveTextContent('No result');
    await expect(pan).toHaveTextContent('No duplicate');
    await expect(account).toHaveTextContent('No duplicate named');
  },
};

export const AnUnknownCheck: Story = {
  args: { dedupe: dedupe.unknown },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('FACE')).toBeVisible();
    await expect(canvas.getByText('MANUAL_CHECK').parentElement).toHaveAttribute('data-tone', 'neutral');
  },
};

export const ViewersSeeMaskedPhones: Story = {
  args: { dedupe: dedupe.masked },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('90••• ••471')).toBeVisible();
    await expect(canvas.queryByText(/\d{10}/)).toBeNull();
  },
};

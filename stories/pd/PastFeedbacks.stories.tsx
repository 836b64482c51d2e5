import { messages } from '@lending-desk/domain/errors';
import { PdTab } from '@lending-desk/ui/pd/PdTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { pdFeedbacks } from '../fixtures/pd';
import { type Area, factsOf } from '../panels';
import { headersOf, rowsOf, textsOf } from '../tables';
import { pdArgs } from './PdTab.cases';

const meta = {
  title: 'Credit/Dialogs/Past feedbacks',
  component: PdTab,
  args: pdArgs,
} satisfies Meta<typeof PdTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog with the button of the tab. */
async function opened(canvas: Area, userEvent: Pick<UserEventObject, 'click'>) {
  await userEvent.click(canvas.getByRole('button', { name: /^Past feedbacks/ }));
  return screen.findByRole('dialog', { name: 'Past PD feedbacks' });
}

const toggles = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .filter(button => button.hasAttribute('aria-expanded'));

export const NewestFirstAndOpen: Story = {
  parameters: { covers: ['CR-098.a', 'CR-098.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button that opens them says how many there are', async () => {
      await expect(canvas.getByRole('button', { name: 'Past feedbacks (2)' })).toBeVisible();
    });
    const dialog = await opened(canvas, userEvent);
    await step('The PD tab has a dialog of past feedbacks with a maximum width of 900px', async () => {
      await expect(getComputedStyle(dialog).maxWidth).toBe('900px');
      await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(900);
    });
    await step('PD feedback has createdOn', async () => {
      await expect(toggles(dialog).map(toggle => toggle.textContent)).toEqual([
        '20 Nov 2026, 02:05 pm',
        '19 Nov 2026, 04:40 pm',
      ]);
    });
    await step('The loan has a list of PD feedbacks, each with its answers', async () => {
      const [newest, older] = toggles(dialog);
      await expect(headersOf(within(dialog))).toEqual(['Date', 'By', 'Contactability', 'Attempt', 'Outcome']);
      const summary = (toggle?: HTMLElement) => textsOf(toggle?.closest('tr') ?? undefined);
      await expect([newest, older].map(summary)).toEqual([
        ['20 Nov 2026, 02:05 pm', 'Meera Subramanian', 'Yes', '2', 'Rating 4'],
        ['19 Nov 2026, 04:40 pm', 'Rohit Kulkarni', 'No', '1', 'Switched off'],
      ]);
      await expect(older).toHaveAttribute('aria-expanded', 'false');
      await expect(newest).toHaveAttribute('aria-expanded', 'true');
      await expect(factsOf(dialog)).toEqual([
        ...['Contactability: Yes', 'Call attempt trigger: 2', 'Contactable number: Primary'],
        ...['Skill test conducted: Yes', 'Skill test result: Pass', 'Communication skill: 3'],
        ...['Current work experience: Up to 5 years', 'Total work experience: Up to 10 years'],
        ...['Qualification: Under graduate', 'Communication tune: Polite', 'Is self employed: No'],
        ...['TAT: Yes', 'Interest rate: Yes', 'Processing fees: Yes', 'Loan amount: Yes'],
        ...['Pre close: NA', 'EMI date: Yes', 'Overall rating: 4'],
      ]);
      await expect(within(dialog).getByText('Knows the EMI date and the processing fee.')).toBeVisible();
      if (older) await userEvent.click(older);
      await expect(factsOf(dialog).slice(-4)).toEqual([
        'Contactability: No',
        'Call attempt trigger: 1',
        'Call attempted on: Both',
        'Non contactable reason: Switched off',
      ]);
      await expect(within(dialog).getAllByText('Other comment')).toHaveLength(1);
      await expect(within(dialog).getByText('Call attempted on')).toBeVisible();
      if (newest) await userEvent.click(newest);
      await expect(within(dialog).queryByText('Under graduate')).not.toBeInTheDocument();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Past feedbacks/ })).toHaveFocus());
  },
};

export const OnANarrowWindow: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['CR-098.b'] },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await opened(canvas, userEvent);
    await step('Below 900px the dialog is as wide as the window leaves it', async () => {
      const { width } = dialog.getBoundingClientRect();
      await expect(width).toBeLessThanOrEqual(window.innerWidth);
      await expect(width).toBeGreaterThan(window.innerWidth - 64);
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    });
  },
};

export const OldestFirstOnRequest: Story = {
  args: { feedbacks: pdFeedbacks.many },
  parameters: { covers: ['CR-098.a'] },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await opened(canvas, userEvent);
    await step('The dialog has all past feedbacks of a loan that has many', async () => {
      await expect(toggles(dialog)).toHaveLength(14);
    });
    const date = within(dialog).getByRole('columnheader', { name: 'Date' });
    await expect(date).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(date).getByRole('button'));
    await expect(date).toHaveAttribute('aria-sort', 'ascending');
    await expect(toggles(dialog)[0]).toHaveTextContent('7 Nov 2026, 02:05 pm');
    await userEvent.click(within(date).getByRole('button'));
    await expect(date).toHaveAttribute('aria-sort', 'descending');
    await expect(toggles(dialog)[0]).toHaveTextContent('20 Nov 2026, 02:05 pm');
  },
};

export const ImportedWithUnusualValues: Story = {
  args: { feedbacks: pdFeedbacks.imported },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    const summaries = rowsOf(within(dialog))
      .map(row => textsOf(row))
      .filter(cells => cells.length === 5);
    await expect(summaries.slice(1)).toEqual([
      ['31/11/2026', '–', 'No', '1', 'LINE_BUSY'],
      ['2 Nov 2026', '–', '–', '–', '–'],
      ['Date not known', '–', 'No', '1', 'LINE_BUSY'],
    ]);
  },
};

export const NoneYet: Story = {
  args: { feedbacks: pdFeedbacks.none },
  parameters: { covers: ['CR-098.a'], states: ['empty'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The dialog opens without feedbacks too, and says so', async () => {
      const dialog = await opened(canvas, userEvent);
      await expect(within(dialog).getByText('Sorry, nothing to display here :(')).toBeVisible();
      await expect(within(dialog).getByText('No PD feedback was given for this loan yet.')).toBeVisible();
      await expect(within(dialog).queryByText(/in all$/)).not.toBeInTheDocument();
      const footer = dialog.querySelector('footer');
      if (footer) await userEvent.click(within(footer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(dialog).not.toBeVisible());
    });
  },
};

export const TheFirstOfALoan: Story = {
  args: { feedbacks: pdFeedbacks.one },
  parameters: { covers: ['CR-098.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a single one is in the dialog, open', async () => {
      const [only, ...others] = toggles(await opened(canvas, userEvent));
      await expect(only).toHaveTextContent('19 Nov 2026, 04:40 pm');
      await expect(only).toHaveAttribute('aria-expanded', 'true');
      await expect(others).toEqual([]);
    });
  },
};

export const CannotBeRead: Story = {
  args: { feedbacks: pdFeedbacks.broken },
  parameters: { states: ['error'], covers: ['CR-097.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The PD tab has its form although the feedbacks of before cannot be read', async () => {
      await expect(canvas.getByRole('form', { name: 'PD Feedback' })).toBeVisible();
      await expect(canvas.getByRole('radiogroup', { name: 'Contactability' })).toBeVisible();
    });
    const dialog = await opened(canvas, userEvent);
    await expect(within(dialog).getByText('Past feedbacks could not be read')).toBeVisible();
    await expect(
      within(dialog).getByText('first is no text; second is no text; third is no text'),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Past feedbacks (0)', hidden: true }),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole('radiogroup', { name: 'Contactability', hidden: true }),
    ).toBeInTheDocument();
  },
};

export const Longest: Story = {
  args: { feedbacks: pdFeedbacks.longest },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    const body = dialog.querySelector('[data-dialog-body]');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
    await expect(within(dialog).getByText(/ग्राहक को ईएमआई/)).toBeVisible();
  },
};

export const ViewersReadThem: Story = {
  args: { whyNot: messages.statusChange.viewerOnly },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await expect(within(dialog).getByText('Under graduate')).toBeVisible();
    // The dialog is read-only, and the form behind it is disabled.
    await expect(canvas.getByRole('button', { name: 'Save', hidden: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Several: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await expect(within(dialog).getByText('2 in all')).toBeVisible();
    await expect(within(dialog).getByText('Under graduate')).toBeVisible();
  },
};

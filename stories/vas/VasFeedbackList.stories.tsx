import { VasFeedbackList } from '@lending-desk/ui/vas/VasFeedbackList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { vasFeedbacks } from '../fixtures/vas';
import { panel } from '../panels';
import { useArg } from '../useArg';

const meta = {
  title: 'VAS and horoscope/Parts/VAS feedback list',
  component: VasFeedbackList,
  args: { feedbacks: vasFeedbacks.two, mayAdd: true, onAdd: fn() },
} satisfies Meta<typeof VasFeedbackList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  parameters: { covers: ['VA-007.a', 'VA-007.b', 'VA-007.c', 'VA-017.a', 'VA-017.b'] },
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole('grid', { name: 'VAS Feedbacks' });
    await step('Date, Author, Rating, Feedback, the newest first', async () => {
      const heads = within(table).getAllByRole('columnheader').slice(0, 5);
      await expect(heads.map(head => head.textContent)).toEqual([
        'Details',
        'Date',
        'Author',
        'Rating',
        'Feedback',
      ]);
      const [newest, oldest] = ['Imran Shaikh', 'Meera Subramanian'].map(
        name => within(table).getAllByRole('row', { name: new RegExp(name) })[0],
      );
      if (!newest || !oldest) throw new Error('Two rows');
      await expect(newest).toHaveTextContent(/19 Nov 2026, .*4\.5 of 5.*Asked about the skill course\./);
      await expect(oldest).toHaveTextContent(/12 Nov 2026, .*0\.5 of 5/);
      await expect(panel(canvas, 'VAS Feedbacks').getByText('2')).toBeVisible();
      await expect(newest.compareDocumentPosition(oldest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await step('each feedback has a nested table with the five answers and the text', async () => {
      const answers = canvas.getByRole('table', { name: 'Answers of Imran Shaikh' });
      await expect(
        within(answers)
          .getAllByRole('columnheader')
          .map(head => head.textContent),
      ).toEqual(['Interaction', 'Rating', 'Participation', 'Communication', 'Testimonial', 'Feedback']);
      await expect(
        within(answers)
          .getAllByRole('cell')
          .map(cell => cell.textContent),
      ).toEqual(['High', 'Yes', 'Will think about it', 'Good', 'Yes', 'Asked about the skill course.']);
      await expect(canvas.queryByRole('table', { name: 'Answers of Meera Subramanian' })).toBeNull();
      await userEvent.click(within(table).getByRole('button', { name: /feedback of Meera Subramanian/ }));
      const second = within(canvas.getByRole('table', { name: 'Answers of Meera Subramanian' }));
      await expect(second.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
        'No',
        'No',
        'No',
        'Average',
        'Yes',
        '–',
      ]);
    });
  },
};

export const AddOpensTheDialog: Story = {
  parameters: { covers: ['VA-008.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The Add button is shown to users with add/edit access', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
  },
};

export const WithoutAccessThereIsNoAdd: Story = {
  args: { mayAdd: false },
  parameters: { covers: ['VA-008.b'] },
  play: async ({ canvas, step }) => {
    await step('The Add button is not shown to other users', async () => {
      await expect(canvas.getByRole('heading', { name: 'VAS Feedbacks' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
    });
  },
};

export const NothingGivenYet: Story = {
  args: { feedbacks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has given VAS feedback on this loan yet.')).toBeVisible();
    await expect(panel(canvas, 'VAS Feedbacks').queryByText('0')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeEnabled();
  },
};

export const GivenMeanwhile: Story = {
  args: { feedbacks: [] },
  render: function Render(args) {
    const [feedbacks, setFeedbacks] = useArg(args.feedbacks);
    return <VasFeedbackList {...args} feedbacks={feedbacks} onAdd={() => setFeedbacks(vasFeedbacks.two)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByRole('row', { name: /Imran Shaikh .*Asked about the skill/ })).toBeVisible();
  },
};

import { messages } from '@lending-desk/domain/errors';
import type { PdDraft } from '@lending-desk/domain/pd';
import { PdTab } from '@lending-desk/ui/pd/PdTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pdDrafts, pdFeedbacks } from '../fixtures/pd';
import { expectNothingSideways } from '../sideways';
import { Kept, pdArgs, question } from './PdTab.cases';

const meta = {
  title: 'Credit/Tabs/PD',
  component: PdTab,
  render: args => <Kept {...args} />,
  args: pdArgs,
} satisfies Meta<typeof PdTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstAnswer: Story = {
  parameters: { states: ['empty'], covers: ['CR-097.a', 'CR-097.c'] },
  play: async ({ canvas, step }) => {
    await step('The PD tab has a form, a Save button and a status line', async () => {
      await expect(canvas.getAllByRole('radiogroup')).toHaveLength(2);
      // No heading stands above nothing to answer.
      const headings = canvas.getAllByRole('group').map(group => group.firstElementChild?.textContent);
      await expect(headings).toEqual(['Call']);
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
      await expect(
        within(canvas.getByRole('form', { name: 'PD Feedback' })).getByRole('status'),
      ).toBeEmptyDOMElement();
    });
  },
};

export const Contactable: Story = {
  args: { draft: pdDrafts.reached },
  parameters: { states: ['ready'] },
  play: async ({ canvas }) => {
    await expect(question(canvas, 'Overall rating').getByRole('radio', { name: '4' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Other comment' })).toHaveValue(
      'Knows the EMI date and the processing fee.',
    );
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(canvas.getAllByRole('group').map(group => group.firstElementChild?.textContent)).toEqual([
      'Call',
      'Skill and work',
      'Follow-up questions',
      'Summary',
    ]);
  },
};

export const DraftRestored: Story = {
  args: {
    draft: { ...pdDrafts.notReached, otherComment: 'Rang twice' } satisfies PdDraft,
    draftNote: 'Draft saved 10:42 am',
    notice: <p>Another window has answers too</p>,
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('form')).getByText('Another window has answers too')).toBeVisible();
    await expect(canvas.getByText('Draft saved 10:42 am')).toBeVisible();
    await expect(
      question(canvas, 'Non contactable reason').getByRole('radio', { name: 'Switched off' }),
    ).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Other comment' })).toHaveValue('Rang twice');
  },
};

export const AnsweredByNumbers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    question(canvas, 'Contactability').getByRole('radio', { name: 'Yes' }).focus();
    await userEvent.keyboard('{Control>}2{/Control}{Alt>}2{/Alt}{Meta>}2{/Meta}3a');
    await expect(question(canvas, 'Contactability').getByRole('radio', { name: 'No' })).not.toBeChecked();
    await userEvent.keyboard('2');
    await expect(question(canvas, 'Contactability').getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(question(canvas, 'Contactability').getByRole('radio', { name: 'No' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('6');
    await expect(question(canvas, 'Call attempt trigger').getByRole('radio', { name: '6' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Call attempted on response is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { draft: pdDrafts.reached, save: { state: 'running' } },
  parameters: { covers: ['CR-097.b', 'CR-097.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Save pressed while it is saved saves nothing; the status line says Saving', async () => {
      const save = canvas.getByRole('button', { name: /Saving/ });
      await expect(save).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(save);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(within(canvas.getByRole('form')).getByRole('status')).toHaveTextContent('Saving');
    });
    await expect(canvas.getByRole('textbox', { name: 'Other comment' })).toBeDisabled();
  },
};

export const Saved: Story = {
  args: { save: { state: 'done', message: messages.pd.saved } },
  parameters: { covers: ['CR-126.a'] },
  play: async ({ canvas, step }) => {
    await step("A PD feedback success shows 'PD Feedback Details Added Successfully'", async () => {
      await expect(within(canvas.getByRole('form')).getByRole('status')).toHaveTextContent(
        'PD Feedback Details Added Successfully',
      );
    });
  },
};

export const ServerError: Story = {
  args: {
    draft: pdDrafts.reached,
    save: { state: 'failed', message: 'Cannot access loan not assigned to you' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot access loan not assigned to you');
    await expect(question(canvas, 'Overall rating').getByRole('radio', { name: '4' })).toBeChecked();
  },
};

export const SaveFailed: Story = {
  args: { draft: pdDrafts.reached, save: { state: 'failed', message: messages.page.contactAdmin } },
  parameters: { states: ['error'], covers: ['CR-125.a', 'CR-126.b'] },
  play: async ({ canvas, step }) => {
    await step("A PD feedback failure shows 'Some error occured. Contact Admin'", async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Some error occured. Contact Admin');
    });
    await step('and not that it was added', async () => {
      await expect(canvas.queryByText('PD Feedback Details Added Successfully')).toBeNull();
    });
  },
};

export const Viewer: Story = {
  args: { draft: pdDrafts.notReached, whyNot: messages.statusChange.viewerOnly },
  parameters: { states: ['notPermitted'], covers: ['CR-123.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getAllByText('Your role can view but not change a loan')[0]).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await step('With a view-only role no PD feedback is saved, and the past ones can be read', async () => {
      await userEvent.click(save);
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: 'Past feedbacks (2)' })).toBeEnabled();
    });
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading PD feedback');
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
};

export const OnALaptop: Story = {
  args: { draft: pdDrafts.reached },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongestRealisticData: Story = {
  args: {
    draft: pdDrafts.longest,
    draftNote: 'Draft saved 10:42 am',
    feedbacks: pdFeedbacks.many,
    save: {
      state: 'failed',
      message: 'Unable to reach the server; what you answered is kept on this computer.',
    },
  },
  parameters: { states: ['longest'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox', { name: 'Other comment' });
    await expect(comment).toHaveValue(pdDrafts.longest.otherComment);
    await expectNothingSideways([comment]);
    await expect(canvas.getByRole('button', { name: 'Past feedbacks (14)' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

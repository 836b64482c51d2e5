import { PdTab } from '@lending-desk/ui/pd/PdTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pdDrafts } from '../fixtures/pd';
import type { Area } from '../panels';
import { Kept, pdArgs, question } from './PdTab.cases';

const meta = {
  title: 'Credit/Parts/PD questions',
  component: PdTab,
  render: args => <Kept {...args} />,
  args: pdArgs,
} satisfies Meta<typeof PdTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const answersOf = (canvas: Area, name: string) =>
  question(canvas, name)
    .getAllByRole('radio')
    .map(radio => radio.getAttribute('value'));

const asked = (canvas: Area) =>
  canvas.getAllByRole('radiogroup').map(group => {
    const label = group.getAttribute('aria-labelledby');
    return label === null ? null : (document.getElementById(label)?.textContent ?? null);
  });

export const AskedAtFirst: Story = {
  parameters: { covers: ['CR-100.a', 'CR-101.a'] },
  play: async ({ canvas, step }) => {
    await expect(asked(canvas)).toEqual(['Contactability', 'Call attempt trigger']);
    await step('Contactability has the choices YES, NO', async () => {
      await expect(answersOf(canvas, 'Contactability')).toEqual(['YES', 'NO']);
    });
    await step('Attempt trigger has the choices 1, 2, 3, 4, 5, 6', async () => {
      await expect(answersOf(canvas, 'Call attempt trigger')).toEqual(['1', '2', '3', '4', '5', '6']);
    });
  },
};

export const NotContactable: Story = {
  args: { draft: { ...pdDrafts.empty, contactability: 'YES' } },
  parameters: { covers: ['CR-102.a', 'CR-103.a', 'CR-114.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(question(canvas, 'Contactability').getByRole('radio', { name: 'No' }));
    await expect(asked(canvas)).toEqual([
      'Contactability',
      'Call attempt trigger',
      'Call attempted on',
      'Non contactable reason',
    ]);
    await step('Call attempted on has the choices BOTH, PRIMARY, ALTERNATIVE', async () => {
      await expect(answersOf(canvas, 'Call attempted on')).toEqual(['BOTH', 'PRIMARY', 'ALTERNATIVE']);
    });
    await step(
      'The reason for non-contact has the choices UNANSWERED, SWITCHED_OFF, NOT_REACHABLE',
      async () => {
        await expect(answersOf(canvas, 'Non contactable reason')).toEqual([
          'UNANSWERED',
          'SWITCHED_OFF',
          'NOT_REACHABLE',
        ]);
      },
    );
    await step('Other comment is a free text for a customer who was not reached, too', async () => {
      const comment = canvas.getByRole('textbox', { name: 'Other comment' });
      await userEvent.type(comment, 'Rang twice, at 9:30');
      await expect(comment).toHaveValue('Rang twice, at 9:30');
    });
  },
};

const yesNoNa = ['YES', 'NO', 'NA'];

const experience = ['UPTO_2', 'UPTO_5', 'UPTO_10', 'ABOVE_10', 'NA'];

export const Contactable: Story = {
  args: { draft: pdDrafts.reached },
  parameters: {
    covers: [
      'CR-104.a',
      'CR-105.a',
      'CR-106.a',
      'CR-107.a',
      'CR-108.a',
      'CR-109.a',
      'CR-110.a',
      'CR-111.a',
      'CR-112.a',
      'CR-113.a',
      'CR-113.b',
      'CR-114.a',
      'CR-115.a',
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    const expected: readonly (readonly [string, readonly string[]])[] = [
      ['Contactable number', ['PRIMARY', 'ALTERNATIVE']],
      ['Skill test conducted', yesNoNa],
      ['Skill test result', ['PASS', 'FAIL']],
      ['Communication skill', ['1', '2', '3', 'NA']],
      ['Current work experience', experience],
      ['Total work experience', experience],
      [
        'Qualification',
        [
          'PRIMARY_SCHOOL',
          'MIDDLE_SCHOOL',
          'HIGH_SCHOOL',
          'HIGHER_SECONDARY_SCHOOL',
          'UNDER_GRADUATE',
          'POST_GRADUATE',
          'PHD',
          'NA',
        ],
      ],
      ['Communication tune', ['POLITE', 'PLEASING', 'AVERAGE', 'DEMANDING', 'RUDE', 'NA']],
      ['Is self employed', yesNoNa],
      ['TAT', yesNoNa],
      ['Interest rate', yesNoNa],
      ['Processing fees', yesNoNa],
      ['Loan amount', yesNoNa],
      ['Pre close', yesNoNa],
      ['EMI date', yesNoNa],
      ['Overall rating', ['1', '2', '3', '4', '5', 'NA']],
    ];
    await expect(asked(canvas).slice(2)).toEqual(expected.map(([name]) => name));
    for (const [name, answers] of expected)
      await step(`${name} has the choices ${answers.join(', ')}`, async () => {
        await expect(answersOf(canvas, name)).toEqual(answers);
      });
    await step('Other comment is an optional free text', async () => {
      const comment = canvas.getByRole('textbox', { name: 'Other comment' });
      await expect(comment).not.toBeRequired();
      await userEvent.clear(comment);
      const text = `Asked for “5 %”, twice.\n\n${'Works at two places. '.repeat(50)}`;
      await userEvent.click(comment);
      await userEvent.paste(text);
      await userEvent.type(comment, ' 2 of 19, 1');
      await expect(comment).toHaveValue(`${text} 2 of 19, 1`);
    });
  },
};

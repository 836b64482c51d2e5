import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Ask } from './Ask';
import type { Entry } from './entries';

const entries: readonly Entry[] = [
  {
    id: 'word disbursal',
    kind: 'word',
    title: 'disbursal',
    about: '',
    text: 'Paying an approved loan out. Its date starts the schedule.',
    to: './?path=/docs/specification-glossary--docs',
  },
  {
    id: 'M10.d',
    kind: 'requirement',
    title: 'M10.d',
    about: 'operations',
    text: 'ROLE_SUPER_USER disburses a loan by its loanId; only an APPROVED loan can be disbursed.',
    to: './?path=/docs/specification-requirements--docs&id=M10.d',
  },
  {
    id: 'masks 1',
    kind: 'document',
    title: 'Masks for view roles: Choice',
    about: '',
    text: 'A viewer may reveal one value of one loan.',
    to: './?path=/docs/specification-decisions--docs',
  },
  {
    id: 'word Due',
    kind: 'word',
    title: 'Due',
    about: '',
    text: 'What is left of the hours a decision may take.',
    to: './?path=/docs/specification-glossary--docs',
  },
  {
    id: 'collections-screens-disbursed-loans--longest',
    kind: 'story',
    title: 'Collections, Screens, Disbursed loans: Longest',
    about: '',
    text: '',
    to: './?path=/story/collections-screens-disbursed-loans--longest',
  },
];

const addressAt = (question: string) => ({ read: () => question, write: fn() });

const meta = {
  title: 'This book/Ask',
  component: Ask,
  args: { entries, synonyms: new Map([['sla', 'due']]), address: addressAt('') },
} satisfies Meta<typeof Ask>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AskedInOnesOwnWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'When may loans be disbursed?');
    const says = within(canvas.getByRole('region', { name: 'What it says' }));
    await expect(says.getAllByRole('link').map(link => link.textContent)).toEqual([
      'disbursal',
      'M10.d',
      'Masks for view roles: Choice',
    ]);
    await expect(says.getByRole('link', { name: 'M10.d' })).toHaveAttribute(
      'href',
      './?path=/docs/specification-requirements--docs&id=M10.d',
    );
    await expect(
      says.getByText('Super user disburses a loan by its loan id; only an APPROVED loan can be disbursed.'),
    ).toBeVisible();
    const shown = within(canvas.getByRole('region', { name: 'Where it is shown' }));
    await expect(
      shown.getByRole('link', { name: 'Collections, Screens, Disbursed loans: Longest' }),
    ).toBeVisible();
    await expect(args.address.write).toHaveBeenLastCalledWith('When may loans be disbursed?');
  },
};

/** A word of others is looked for as ours. */
export const AnotherWordForIt: Story = {
  args: { address: addressAt('SLA') },
  play: async ({ canvas }) => {
    const says = within(canvas.getByRole('region', { name: 'What it says' }));
    await expect(says.getAllByRole('link').map(link => link.textContent)).toEqual(['Due']);
    await expect(canvas.getByText('No story is named like this.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { address: addressAt('zebra') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found. Try fewer words.');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^As: when may a loan be disbursed/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

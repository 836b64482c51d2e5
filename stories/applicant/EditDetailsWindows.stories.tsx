import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { edited } from '../fixtures/editing';
import { longestName } from '../fixtures/longestName';
import { dialog, editArgs, Held, listed, part, typed } from './EditDetails.cases';

const meta = {
  title: 'Customer Support/Dialogs/Edit details',
  tags: ['!autodocs'],
  component: Held,
  argTypes: { kyc: { options: ['ready', 'loading'], control: 'inline-radio' } },
  args: editArgs,
} satisfies Meta<typeof Held>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongestRealisticData: Story = {
  args: { name: longestName, stored: edited.stored, values: edited.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    await expect(listed('Personal')).toHaveLength(4);
    const foot = inside.getByText(/^Only changed fields are sent/).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
    const title = inside.getByRole('heading', { name: 'Edit personal details' }).getBoundingClientRect();
    const of = inside.getByText(/, loan \d+$/).getBoundingClientRect();
    await expect(of.top).toBeGreaterThanOrEqual(title.bottom - 2);
    for (const region of screen.getAllByRole('region'))
      await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

/** All of it is in view: the list of parts, the fields, the preview with Proceed, Cancel and Save. */
const allInView: NonNullable<Story['play']> = async ({ canvasElement: _, step, userEvent }) => {
  const inside = await dialog();
  // The dialog rises as it opens.
  const inWindow = (element: Element) =>
    waitFor(() => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return expect(left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight).toBe(
        true,
      );
    });
  await step('list, fields and preview are in one view', async () => {
    await userEvent.click(inside.getByRole('button', { name: /^Save/ }));
    for (const name of [/^Save/, 'Cancel', 'Close', /^Proceed/])
      await inWindow(inside.getByRole('button', { name }));
    await inWindow(inside.getByRole('combobox', { name: 'Part of the details' }));
    await inWindow(inside.getByRole('form', { name: 'Details' }));
    await inWindow(inside.getByRole('complementary', { name: 'Preview of changes' }));
    await expect(inside.getByRole('form', { name: 'Details' }).clientHeight).toBeGreaterThan(120);
  });
  await step('whose details they are ends before what is unsaved', async () => {
    const whose = inside.getByText(/, loan \d+$/).getBoundingClientRect();
    const unsaved = inside.getByText(/unsaved changes/).getBoundingClientRect();
    await expect(whose.right <= unsaved.left || whose.bottom <= unsaved.top).toBe(true);
  });
  await step('the list leads to its part, and names the changes in it', async () => {
    const picker = inside.getByRole('combobox', { name: 'Part of the details' });
    await expect(picker).toHaveTextContent('Current address (2)');
    await userEvent.selectOptions(picker, 'Financial Details');
    await inWindow(part('Financial Details').getByLabelText(/^IFSC code/));
  });
};

export const OnATablet: Story = {
  args: { name: longestName, values: typed, draftNote: 'Draft saved 10:42 am' },
  globals: { viewport: { value: 'tablet' } },
  play: allInView,
};

export const InANarrowWindow: Story = {
  args: { name: longestName, values: typed, draftNote: 'Draft saved 10:42 am' },
  globals: { viewport: { value: 'zoomed' } },
  play: allInView,
};

export const OnAPhone: Story = {
  args: { name: longestName, values: typed, draftNote: 'Draft saved 10:42 am' },
  globals: { viewport: { value: 'phone' } },
  play: allInView,
};

/** The picture that will be sent is in the preview. */
/** Scrolled, the list marks the part under the eye; pressed, the part that was asked for. */
export const TheListFollowsTheEye: Story = {
  play: async ({ userEvent, step }) => {
    const inside = await dialog();
    const nav = within(inside.getByRole('navigation', { name: 'Parts of the details' }));
    const marked = () => nav.getAllByRole('button').filter(item => item.hasAttribute('aria-current'));
    const form = inside.getByRole('form', { name: 'Details' });
    await step('scrolled to the work address', async () => {
      form.scrollTop +=
        part('Work address').getByRole('heading').getBoundingClientRect().top -
        form.getBoundingClientRect().top;
      await waitFor(() => expect(marked().map(item => item.textContent)).toEqual(['Work address']));
    });
    await step('at the end the last part', async () => {
      form.scrollTop = form.scrollHeight;
      await waitFor(() => expect(marked().map(item => item.textContent)).toEqual(['Address proof']));
    });
    await step('a part that cannot come to the top stays marked where it was asked for', async () => {
      await userEvent.click(nav.getByRole('button', { name: 'PAN' }));
      await expect(marked().map(item => item.textContent)).toEqual(['PAN']);
    });
    await step('and back at the beginning the first', async () => {
      form.scrollTop = 0;
      await waitFor(() => expect(marked().map(item => item.textContent)).toEqual(['Personal Details']));
    });
  },
};

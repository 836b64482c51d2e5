import type { Viewer } from '@lending-desk/domain/access';
import { MentionPicker } from '@lending-desk/ui/mentions/MentionPicker';
import { TextArea } from '@lending-desk/ui/primitives/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { longestName } from '../fixtures/longestName';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

const colleagueOf = ({ idString, fullName, roles }: Viewer) => ({ idString, fullName, roles: [...roles] });
const [creditAdmin, creditViewer, superUser] = [
  colleagueOf(staff.creditAdmin),
  { ...colleagueOf(staff.creditViewer), roles: ['ROLE_CREDIT_DASHBOARD_VIEW', 'ROLE_VAS'] },
  colleagueOf(staff.superUser),
];

type Shown = Parameters<typeof MentionPicker>[0] & { value: string; onChange: (text: string) => void };

/** The picker beside a field, as the shell has it. */
function Beside({ value, onChange, ...picker }: Shown) {
  const held = useHeld({ value, onChange });
  return (
    <>
      <TextArea {...held} label="Comment" mentions="credit/482190" />
      <TextArea label="Other" value="" onChange={fn()} />
      <MentionPicker {...picker} />
    </>
  );
}

const meta = {
  title: 'Every desk/Parts/Colleagues to mention',
  component: MentionPicker,
  args: {
    value: '',
    onChange: fn(),
    colleagues: { state: 'ready', value: [creditAdmin, creditViewer, superUser] },
    onLook: fn(),
  },
  render: args => <Beside {...args} />,
  decorators: [inBox({ width: 560, minHeight: 320 })],
} satisfies Meta<Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('textbox', { name: 'Comment' });
const list = () => screen.findByRole('listbox', { name: 'Colleagues' });
const noList = () => waitFor(() => expect(screen.queryByRole('listbox', { name: 'Colleagues' })).toBeNull());
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

export const InsertedAtTheCursor: Story = {
  args: { value: 'Seen.  Ask again.' },
  parameters: { covers: ['XR-055.a', 'XR-055.i'] },
  play: async ({ args, userEvent, step }) => {
    await step('an @ between two sentences offers the colleagues by name, with their roles', async () => {
      await userEvent.type(box(), '@', { initialSelectionStart: 6, initialSelectionEnd: 6 });
      await list();
      await expect(offered()).toEqual([
        'Farhan QureshiCredit admin',
        'Ishita BoseCredit viewer, Value-added services',
        'Meera SubramanianSuper user',
      ]);
      await expect(args.onLook).toHaveBeenLastCalledWith('credit/482190');
    });
    await step('letters narrow them to the names they begin', async () => {
      await userEvent.keyboard('qu');
      await expect(offered()).toEqual(['Farhan QureshiCredit admin']);
      await expect(box()).toHaveAttribute('aria-controls', (await list()).id);
      await expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
      await expect(screen.getByRole('status')).toHaveTextContent('1 colleague');
    });
    await step('Enter inserts the name and goes on behind it, without the list', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(box()).toHaveValue('Seen. @Farhan Qureshi  Ask again.');
      await noList();
      await userEvent.keyboard('knows');
      await expect(box()).toHaveValue('Seen. @Farhan Qureshi knows Ask again.');
      await noList();
      await expect(box()).toHaveFocus();
      await expect(box()).not.toHaveAttribute('aria-activedescendant');
      await expect(box()).not.toHaveAttribute('aria-controls');
    });
  },
};

export const ChosenWithTheArrowKeys: Story = {
  parameters: { covers: ['XR-055.i'] },
  play: async ({ userEvent, step }) => {
    await step('the arrow keys go round, Tab inserts', async () => {
      await userEvent.type(box(), '@');
      await list();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Tab}');
      await expect(box()).toHaveValue('@Ishita Bose ');
      await userEvent.keyboard('and @');
      await list();
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(box()).toHaveValue('@Ishita Bose and @Meera Subramanian ');
    });
  },
};

export const ChosenWithThePointer: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(box(), 'Ask @ishita b');
    await list();
    await userEvent.click(screen.getByRole('option', { name: /^Ishita Bose/ }));
    await expect(box()).toHaveValue('Ask @Ishita Bose ');
    await expect(box()).toHaveFocus();
  },
};

export const EscapeLeavesTheText: Story = {
  parameters: { covers: ['XR-055.i'] },
  play: async ({ userEvent, step }) => {
    await step('the text stays, Enter begins a line, and the next @ is offered again', async () => {
      await userEvent.type(box(), '@');
      await list();
      await userEvent.keyboard('{Escape}');
      await noList();
      await userEvent.keyboard('far{Enter}');
      await expect(box()).toHaveValue('@far\n');
      await userEvent.keyboard('@');
      await list();
    });
  },
};

export const TextOfItsOwn: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), 'farhan@mail.example');
    await userEvent.type(screen.getByRole('textbox', { name: 'Other' }), '@');
    await noList();
    await expect(args.onLook).not.toHaveBeenCalled();
  },
};

export const NobodyOfThatName: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(box(), '@xyz');
    await expect(
      await screen.findByText('Nobody of that name may open this loan', { selector: 'p' }),
    ).toBeVisible();
    await userEvent.keyboard(' wrote');
    await waitFor(() => expect(screen.queryByText('Nobody of that name may open this loan')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveValue('@xyz wrote\n');
  },
};

export const Loading: Story = {
  args: { colleagues: { state: 'loading' } },
  play: async ({ userEvent }) => {
    await userEvent.type(box(), '@far');
    await expect(await screen.findByText('Loading colleagues', { selector: 'p' })).toBeVisible();
  },
};

export const CouldNotBeLoaded: Story = {
  args: {
    colleagues: { state: 'failed', message: 'The colleagues could not be loaded', onRetry: fn() },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(box(), '@far');
    await expect(
      await screen.findByText('The colleagues could not be loaded', { selector: 'p' }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveValue('@far\n');
  },
};

export const Offered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(box(), 'Please look, @');
    await list();
    await expect(offered()).toHaveLength(3);
  },
};

export const LongestName: Story = {
  ...Offered,
  args: {
    colleagues: {
      state: 'ready',
      value: [{ ...creditAdmin, fullName: longestName }, creditViewer, superUser],
    },
  },
};

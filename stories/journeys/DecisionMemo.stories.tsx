import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

const decided = 482194;

/** The credit desk, on which the first application is approved by the person who looks at it. */
function deskOf() {
  const desk = creditDesk();
  const [first] = desk.loans;
  if (first) {
    first.underWriter = { idString: staff.underwriter.idString, fullName: staff.underwriter.fullName };
    first.loanDetails = { ...first.loanDetails, approvalStatus: 'APPROVED' };
  }
  return desk;
}

const memo = answering(contract.papers.memo, () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
const { story, expectSent, refuse } = theProduct(() => inMemoryServer(deskOf(), [memo, ...creditAnswers]), {
  address: `/credit/loans/${decided}/`,
  as: staff.underwriter,
});
const undecided = theProduct(() => inMemoryServer(deskOf(), [memo, ...creditAnswers]), {
  address: '/credit/loans/482193/',
  as: staff.underwriter,
});

/** The paper of a decision: what was decided, on what, and who saw it. */
const meta = {
  title: 'Journeys/Credit/Decision memo',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const printDialog = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  return within(await screen.findByRole('dialog', { name: 'Print this loan' }));
};

export const DownloadsTheMemo: Story = {
  parameters: { covers: ['XR-018.d'] },
  play: async ({ step, userEvent }) => {
    const dialog = await printDialog(userEvent);
    const request = { to: `GET /api/v1/credit-dashboard/loans/${decided}/decision-memo/pdf` };
    const button = () => dialog.getByRole('button', { name: 'Decision Memo' });
    await step('a refusal stands beside the button', async () => {
      refuse(contract.papers.memo, 409, 'This loan is not decided yet');
      await userEvent.click(button());
      await expect(await dialog.findByText('This loan is not decided yet')).toBeVisible();
      await expectSent(contract.papers.memo, request);
    });
    await step('pressed twice it is downloaded once', async () => {
      const download = button();
      download.click();
      download.click();
      await expect(await dialog.findByText(`Saved as decision-memo-${decided}.pdf`)).toBeVisible();
      await expectSent(contract.papers.memo, request);
    });
  },
};

export const PrintsOneTabOrAll: Story = {
  ...undecided.story,
  play: async ({ step, userEvent }) => {
    const panels = () => screen.getAllByRole('tabpanel', { hidden: true });
    const isRead = () => panels().every(panel => !panel.querySelector('[aria-busy=true], [data-skeleton]'));
    // The browser's own dialog would stop the story.
    const printed = spyOn(window, 'print').mockImplementation(() => undefined);
    const press = async (name: string) => {
      const dialog = await printDialog(userEvent);
      await expect(dialog.getByText('This tab takes about 1 page.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name }));
    };
    const done = async () => {
      window.dispatchEvent(new Event('afterprint'));
      // That of the open tab, and that of the rail.
      await waitFor(() => expect(panels()).toHaveLength(2));
    };
    await step('Ctrl P prints this tab at once', async () => {
      await screen.findByRole('button', { name: 'Print' });
      await userEvent.keyboard('{Control>}p{/Control}');
      await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
      await done();
    });
    await step('this tab is printed as it stands', async () => {
      await press('This tab');
      await waitFor(() => expect(printed).toHaveBeenCalledTimes(2));
      await expect(screen.queryByRole('dialog')).toBeNull();
      await done();
    });
    await step('all tabs are read, then printed, and gone afterwards', async () => {
      const names = within(screen.getAllByRole('tablist')[0] ?? document.body).getAllByRole('tab');
      const isReadThen: boolean[] = [];
      printed.mockImplementation(() => void isReadThen.push(isRead()));
      await press('All tabs');
      await expect(await screen.findByRole('button', { name: 'Reading every tab' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(screen.getByRole('button', { name: 'This tab' })).toHaveAccessibleDescription(
        'Every tab is being read',
      );
      await waitFor(() => expect(isReadThen).toEqual([true]));
      await expect(panels()).toHaveLength(names.length + 1);
      await done();
    });
  },
};

export const NoneBeforeTheDecision: Story = {
  ...undecided.story,
  parameters: { ...undecided.story.parameters, covers: ['XR-018.e'] },
  play: async ({ step, userEvent }) => {
    await step('A loan that is not decided can be printed, and has no memo', async () => {
      const dialog = await printDialog(userEvent);
      await expect(dialog.getByRole('button', { name: 'All tabs' })).toBeVisible();
      await expect(dialog.queryByRole('button', { name: 'Decision Memo' })).toBeNull();
    });
  },
};

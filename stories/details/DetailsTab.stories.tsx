import { messages } from '@lending-desk/domain';
import { DetailsTab } from '@lending-desk/ui/details/DetailsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { detailsFixtures } from '../fixtures/details';

const meta = {
  title: 'Details/Details tab',
  component: DetailsTab,
  render: args => (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <DetailsTab {...args} />
    </div>
  ),
  args: { panels: detailsFixtures.stored },
} satisfies Meta<typeof DetailsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };

const titles = ['Personal', 'Professional', 'Financial', 'KYC', 'Aadhaar', 'Loan Application'];
const panel = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const valueOf = (area: Canvas, label: string) => area.getByText(label).nextElementSibling?.textContent;
const edit = (canvas: Canvas, name: string, userEvent: User) =>
  userEvent.click(canvas.getByRole('button', { name: `Edit ${name}` }));

export const ReadOnly: Story = {
  parameters: { states: ['ready'], covers: ['CR-091', 'CR-092'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(title => title.textContent)).toEqual(
      titles,
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(valueOf(panel(canvas, 'Personal'), 'Date of birth')).toBe('14 Mar 1994');
    await expect(valueOf(panel(canvas, 'Professional'), 'Monthly income')).toBe('Rs. 62,400');
    await expect(valueOf(panel(canvas, 'Financial'), 'IFSC code')).toBe('ZBNK0560034');
    await expect(valueOf(panel(canvas, 'KYC'), 'Address proof')).toBe('Driving License');
    await expect(valueOf(panel(canvas, 'Aadhaar'), 'Aadhaar number')).toBe('XXXXXXXX8812');
    await expect(valueOf(panel(canvas, 'Loan Application'), 'Amount applied')).toBe('Rs. 1,50,000');
  },
};

export const EachPanelOpensByItself: Story = {
  parameters: { covers: ['CR-093', 'CR-094'] },
  play: async ({ canvas, userEvent }) => {
    for (const title of titles) {
      await edit(canvas, title, userEvent);
      const area = panel(canvas, title);
      const boxes = area.getAllByRole('textbox');
      await expect(boxes[0]).toHaveFocus();
      await expect(boxes[0]).not.toHaveAttribute('readonly');
      await expect(canvas.getAllByRole('form')).toHaveLength(1);
      await expect(area.getByRole('button', { name: 'Save' })).toBeVisible();
      await userEvent.click(area.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: `Edit ${title}` })).toHaveFocus();
    }
  },
};

export const SaveAsksThenOnlyPreviews: Story = {
  parameters: { covers: ['CR-093', 'CR-095'] },
  play: async ({ canvas, userEvent, step }) => {
    const asked = spyOn(window, 'fetch').mockImplementation(fn());
    const personal = () => panel(canvas, 'Personal');
    await step('Save asks first', async () => {
      await edit(canvas, 'Personal', userEvent);
      const name = personal().getByRole('textbox', { name: 'Full name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'Kavya Raghu');
      await userEvent.click(personal().getByRole('radio', { name: 'Owned' }));
      await userEvent.click(personal().getByRole('button', { name: 'Save' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Save Personal details?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(personal().getByRole('textbox', { name: 'Full name' })).toHaveValue('Kavya Raghu');
      await expect(canvas.queryByText('Preview only – not saved')).not.toBeInTheDocument();
    });
    await step('then it says that nothing was saved', async () => {
      await userEvent.click(personal().getByRole('button', { name: 'Save' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Save Personal details?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await expect(await personal().findByRole('status')).toHaveTextContent('Preview only – not saved');
      await expect(valueOf(personal(), 'Full name')).toBe('Kavya RaghuWas Kavya Raghunathan');
      await expect(valueOf(personal(), 'Type of home')).toBe('OwnedWas Rented');
      await expect(personal().queryByRole('textbox')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Personal' })).toHaveFocus());
    });
    await step('and the stored values are still there', async () => {
      await userEvent.click(personal().getByRole('button', { name: 'Show stored values' }));
      await expect(valueOf(personal(), 'Full name')).toBe('Kavya Raghunathan');
      await expect(canvas.queryByText('Preview only – not saved')).not.toBeInTheDocument();
    });
    await expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  },
};

export const CancelAsksOnlyAfterAChange: Story = {
  parameters: { covers: ['CR-093'] },
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, 'Financial', userEvent);
    const financial = panel(canvas, 'Financial');
    await userEvent.type(financial.getByRole('textbox', { name: 'Bank name' }), ' Ltd');
    await userEvent.click(financial.getByRole('button', { name: 'Cancel' }));
    const question = () =>
      screen.findByRole('alertdialog', { name: 'Discard the changes to Financial details?' });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await expect(financial.getByRole('textbox', { name: 'Bank name' })).toHaveValue(
      'Kotak Mahindra Bank Ltd',
    );
    await userEvent.click(financial.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await expect(valueOf(financial, 'Bank name')).toBe('Kotak Mahindra Bank');
  },
};

export const CountersOfNamesAndAddresses: Story = {
  parameters: { covers: ['SH-097'] },
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, 'Personal', userEvent);
    const personal = panel(canvas, 'Personal');
    await expect(personal.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription('17 / 30');
    await expect(personal.getAllByRole('textbox', { name: 'Line 1' })[0]).toHaveAccessibleDescription(
      '23 / 60',
    );
    const name = personal.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'ए'.repeat(30));
    await expect(personal.getByText('30 / 30')).toHaveAttribute('data-full', 'true');
  },
};

export const DocumentedChoices: Story = {
  parameters: { covers: ['CR-096', 'SH-101', 'SH-102'] },
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, 'Personal', userEvent);
    await edit(canvas, 'Professional', userEvent);
    await edit(canvas, 'KYC', userEvent);
    const choices = (name: string) =>
      within(canvas.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map(radio => radio.getAttribute('value'));
    await expect(choices('Type of home')).toEqual(['PG', 'Rented', 'Owned']);
    await expect(choices('Employment')).toEqual(['Salaried', 'Employed']);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Address proof' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(option => option.textContent)).toEqual([
      'Aadhaar Card',
      'Voter ID Card',
      'Driving License',
      'Passport',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

export const UnknownStoredWords: Story = {
  args: { panels: detailsFixtures.unknownWords },
  play: async ({ canvas, userEvent }) => {
    await expect(valueOf(panel(canvas, 'Professional'), 'Employment')).toBe('SELF_EMPLOYED');
    await expect(valueOf(panel(canvas, 'KYC'), 'Address proof')).toBe('Ration Card');
    await edit(canvas, 'Professional', userEvent);
    await expect(canvas.getByRole('radio', { name: 'SELF_EMPLOYED' })).toBeChecked();
  },
};

export const EmailOfTheLoanApplication: Story = {
  parameters: { covers: ['SH-096'] },
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, 'Loan Application', userEvent);
    const application = panel(canvas, 'Loan Application');
    const email = application.getByRole('textbox', { name: 'Email ID' });
    await userEvent.clear(email);
    await userEvent.type(email, 'kavya.r@mail');
    await userEvent.click(application.getByRole('button', { name: 'Save' }));
    await expect(application.getByText('Kindly enter valid Email ID')).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.type(email, '.example');
    await expect(application.queryByText('Kindly enter valid Email ID')).not.toBeInTheDocument();
    await userEvent.click(application.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Save Loan Application details?' }),
    ).toBeVisible();
  },
};

export const MissingAndBrokenSections: Story = {
  args: { panels: detailsFixtures.gaps },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Professional details were not given.')).toBeVisible();
    await expect(canvas.getByText('KYC details could not be read')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit KYC' })).not.toBeInTheDocument();
    await expect(valueOf(panel(canvas, 'Personal'), 'Full name')).toBe('Kavya Raghunathan');
  },
};

export const NothingGiven: Story = {
  args: { panels: detailsFixtures.missing },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    for (const title of titles) {
      await expect(panel(canvas, title).getByText(/ were not given\.$/)).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  },
};

const retry = fn();

export const KycFailed: Story = {
  args: {
    panels: {
      ...detailsFixtures.stored,
      kyc: { state: 'failed', message: messages.loan.loadFailed, onRetry: retry },
    },
  },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    const kyc = panel(canvas, 'KYC');
    await expect(kyc.getByRole('alert')).toHaveTextContent('Error Occured. Please try again later');
    await userEvent.click(kyc.getByRole('button', { name: 'Try now' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Edit Personal' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { panels: detailsFixtures.loading },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map(one => one.textContent)).toEqual(
      titles.map(title => `Loading ${title}`),
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const KycOnItsWay: Story = {
  args: { panels: detailsFixtures.kycOnItsWay },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Aadhaar').getByRole('status')).toHaveTextContent('Loading Aadhaar');
    await expect(canvas.getByRole('button', { name: 'Edit Personal' })).toBeVisible();
  },
};

export const Viewer: Story = {
  args: { panels: detailsFixtures.masked, whyNot: messages.statusChange.viewerOnly },
  parameters: { states: ['notPermitted'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Personal' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Your role can view but not change a loan');
    await userEvent.click(button);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(valueOf(panel(canvas, 'Personal'), 'Primary phone')).toBe('90••• ••214');
  },
};

export const LongestRealisticData: Story = {
  args: { panels: detailsFixtures.longest },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await edit(canvas, 'Personal', userEvent);
    await expect(canvas.getByText('56 / 30')).toHaveAttribute('data-full', 'true');
  },
};

export const OnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, 'Personal', userEvent);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, 'KYC', userEvent);
    await expect(panel(canvas, 'KYC').getByRole('combobox', { name: 'Address proof' })).toHaveTextContent(
      'Driving License',
    );
  },
};

export const LoadingInDark: Story = { ...Loading, globals: { theme: 'dark' } };
export const NothingGivenInDark: Story = { ...NothingGiven, globals: { theme: 'dark' } };
export const KycFailedInDark: Story = { ...KycFailed, globals: { theme: 'dark' } };
export const ViewerInDark: Story = { ...Viewer, globals: { theme: 'dark' } };
export const LongestRealisticDataInDark: Story = { ...LongestRealisticData, globals: { theme: 'dark' } };
export const ReadOnlyInDark: Story = { ...ReadOnly, globals: { theme: 'dark' } };

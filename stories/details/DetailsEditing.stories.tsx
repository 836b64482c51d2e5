import { DetailsTab } from '@lending-desk/ui/details/DetailsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { detailsFixtures } from '../fixtures/details';
import { inColumn } from '../inBox';
import { factsOf, panel, valueOf } from '../panels';
import { edit, titles } from './detailsPanels';

const meta = {
  title: 'Credit/Parts/Details being edited',
  component: DetailsTab,
  decorators: [inColumn],
  args: { panels: detailsFixtures.stored },
} satisfies Meta<typeof DetailsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachPanelOpensByItself: Story = {
  parameters: { covers: ['CR-092.a', 'CR-093.a', 'CR-094.a', 'CR-094.b', 'CR-094.c'] },
  play: async ({ canvas, userEvent, step }) => {
    for (const title of titles) {
      await step(`Edit of ${title} toggles that panel from read-only to editable`, async () => {
        await edit(canvas, title, userEvent);
        const boxes = panel(canvas, title).getAllByRole('textbox');
        await expect(boxes[0]).toHaveFocus();
        await expect(boxes[0]).not.toHaveAttribute('readonly');
        await expect(canvas.getAllByRole('form')).toHaveLength(1);
        for (const box of canvas.getAllByRole('textbox')) await expect(boxes).toContain(box);
      });
      await step(`Edit of ${title} pressed again makes it read-only again`, async () => {
        await edit(canvas, title, userEvent);
        await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
        await expect(canvas.getByRole('button', { name: `Edit ${title}` })).toHaveFocus();
        await edit(canvas, title, userEvent);
      });
      await step(`${title} has Edit, Save and Cancel`, async () => {
        const area = panel(canvas, title);
        await expect(area.getByRole('button', { name: 'Save' })).toBeVisible();
        await userEvent.click(area.getByRole('button', { name: 'Cancel' }));
        await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
        await expect(canvas.getByRole('button', { name: `Edit ${title}` })).toHaveFocus();
      });
    }
  },
};

export const SaveAsksThenOnlyPreviews: Story = {
  parameters: {
    covers: ['CR-093.a', 'CR-093.b', 'CR-093.c', 'CR-094.a', 'CR-095.a', 'CR-095.b', 'CR-095.c'],
  },
  play: async ({ canvas, userEvent, step }) => {
    const asked = spyOn(window, 'fetch').mockImplementation(fn());
    const kept = () => [{ ...localStorage }, { ...sessionStorage }];
    const keptBefore = kept();
    const personal = () => panel(canvas, 'Personal');
    await step('Save asks first', async () => {
      await edit(canvas, 'Personal', userEvent);
      const name = personal().getByRole('textbox', { name: 'Full name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'Kavya Raghu');
      await userEvent.click(personal().getByRole('radio', { name: 'Owned' }));
      await userEvent.click(personal().getByRole('button', { name: 'Save' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Save Personal details?' });
      await expect(factsOf(dialog)).toEqual([
        'Full name: Kavya RaghuWas Kavya Raghunathan',
        'Type of home: OwnedWas Rented',
      ]);
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
      // The name stands in another panel too, which has no preview.
      await expect(valueOf(panel(canvas, 'Loan Application'), 'Applicant name')).toBe('Kavya Raghunathan');
      await expect(canvas.getAllByText('Preview only – not saved')).toHaveLength(1);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Personal' })).toHaveFocus());
    });
    await step('nothing is sent, and nothing is kept in the browser that a reload could show', async () => {
      await expect(asked).not.toHaveBeenCalled();
      await expect(kept()).toEqual(keptBefore);
    });
    await step('Edit of a panel with a preview makes it editable, as it was previewed', async () => {
      await edit(canvas, 'Personal', userEvent);
      await expect(personal().getByRole('textbox', { name: 'Full name' })).toHaveValue('Kavya Raghu');
      await userEvent.click(personal().getByRole('button', { name: 'Cancel' }));
    });
    await step('and the stored values are still there', async () => {
      await userEvent.click(personal().getByRole('button', { name: 'Show stored values' }));
      await expect(valueOf(personal(), 'Full name')).toBe('Kavya Raghunathan');
      await expect(valueOf(personal(), 'Type of home')).toBe('Rented');
      await expect(canvas.queryByText('Preview only – not saved')).not.toBeInTheDocument();
    });
    asked.mockRestore();
  },
};

export const CancelAsksOnlyAfterAChange: Story = {
  parameters: { covers: ['CR-093.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Cancel has a confirm dialog', async () => {
      await edit(canvas, 'Financial', userEvent);
      const financial = panel(canvas, 'Financial');
      await userEvent.type(financial.getByRole('textbox', { name: 'Bank name' }), ' Ltd');
      await userEvent.type(financial.getByRole('textbox', { name: 'IFSC code' }), '9');
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
      await expect(valueOf(financial, 'IFSC code')).toBe('ZBNK0560034');
      await expect(canvas.queryByText('Preview only – not saved')).not.toBeInTheDocument();
    });
    await step('the stored values stand in the form, too, when it is opened again', async () => {
      await edit(canvas, 'Financial', userEvent);
      const financial = panel(canvas, 'Financial');
      await expect(financial.getByRole('textbox', { name: 'Bank name' })).toHaveValue('Kotak Mahindra Bank');
      await expect(financial.getByRole('textbox', { name: 'IFSC code' })).toHaveValue('ZBNK0560034');
    });
  },
};

export const CountersOfNamesAndAddresses: Story = {
  parameters: { covers: ['SH-097.a', 'SH-097.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Name fields have a character counter of 30 and address fields a character counter of 60',
      async () => {
        await edit(canvas, 'Personal', userEvent);
        const personal = panel(canvas, 'Personal');
        await expect(personal.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(
          '17 / 30',
        );
        await expect(personal.getAllByRole('textbox', { name: 'Line 1' })[0]).toHaveAccessibleDescription(
          '23 / 60',
        );
        const name = personal.getByRole('textbox', { name: 'First name' });
        await userEvent.clear(name);
        await userEvent.type(name, 'ए'.repeat(30));
        await expect(personal.getByText('30 / 30')).toHaveAttribute('data-full', 'true');
        await userEvent.type(name, 'ए');
        await expect(personal.getByText('31 / 30')).toHaveAttribute('data-full', 'true');
        const [line] = personal.getAllByRole('textbox', { name: 'Line 1' });
        if (!line) throw new Error('There is no address');
        await userEvent.clear(line);
        await userEvent.type(line, 'ए'.repeat(60));
        await expect(line).toHaveAccessibleDescription(/ 60 \/ 60$/);
        await userEvent.type(line, 'ए');
        await expect(line).toHaveAccessibleDescription(/ 61 \/ 60$/);
      },
    );
  },
};

export const DocumentedChoices: Story = {
  parameters: { covers: ['CR-096.a', 'SH-101.a', 'SH-102.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await edit(canvas, 'Personal', userEvent);
    await edit(canvas, 'Professional', userEvent);
    await edit(canvas, 'KYC', userEvent);
    const choices = (name: string) =>
      within(canvas.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map(radio => radio.getAttribute('value'));
    await step('Home type options are PG, Rented, Owned', async () => {
      await expect(choices('Type of home')).toEqual(['PG', 'Rented', 'Owned']);
    });
    await step('Employment options are Salaried, Employed', async () => {
      await expect(choices('Employment')).toEqual(['Salaried', 'Employed']);
    });
    await step(
      'Address proof options are Aadhaar Card, Voter ID Card, Driving License, Passport',
      async () => {
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
    );
  },
};

export const EmailOfTheLoanApplication: Story = {
  parameters: { covers: ['SH-096.a', 'SH-096.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "An email needs a dot after the @; otherwise the message is 'Kindly enter valid Email ID'",
      async () => {
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
    );
  },
};

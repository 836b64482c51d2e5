import { readDocuments } from '@lending-desk/domain/kyc';
import { AadhaarTab } from '@lending-desk/ui/kyc/AadhaarTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aadhaar } from '../fixtures/kycWire';
import { longestName } from '../fixtures/longestName';
import { inColumn } from '../inBox';
import { panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const read = (changes: object) =>
  readDocuments({ kycDocuments: { aadhaar: { ...aadhaar, imagebase64: onePixel, ...changes } } }).aadhaar;

const meta = {
  title: 'Customer Support/Tabs/Aadhaar Details',
  component: AadhaarTab,
  args: { aadhaar: read({}), declared: { name: 'Kavya Raghunathan', dob: '1994-03-14' } },
  decorators: [inColumn],
} satisfies Meta<typeof AadhaarTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = ['Name', 'Date of birth', 'Address', 'Gender', 'Aadhaar XML Verified', 'Number'];

export const Verified: Story = {
  parameters: { states: ['ready'], covers: ['CS-071.a', 'CS-071.b', 'CS-071.c', 'CS-131.b'] },
  play: async ({ canvas, step, userEvent }) => {
    const tab = panel(canvas, 'Aadhaar Details');
    await step('shows name, date of birth, address, gender, xmlVerify and photo', async () => {
      await expect(tab.getAllByRole('term').map(term => term.textContent)).toEqual(rows);
      const photo = tab.getByRole('button', { name: 'Open Aadhaar photo' });
      const last = tab.getByText('Number');
      await expect(last.compareDocumentPosition(photo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(valueOf(tab, 'Name')).toBe('Kavya RaghunathanExact');
      await expect(valueOf(tab, 'Date of birth')).toBe('14 Mar 1994Exact');
      await expect(tab.getByTitle('14-03-1994')).toHaveTextContent('14 Mar 1994');
      await expect(valueOf(tab, 'Address')).toBe('17/2 West Masi Street, Madurai, Tamil Nadu 625001');
      await expect(valueOf(tab, 'Gender')).toBe('Female');
      await expect(tab.getByText('Female')).toHaveAttribute('title', 'F');
      await expect(valueOf(tab, 'Aadhaar XML Verified')).toBe('Yes');
    });
    await step('the photo is the picture of imagebase64', async () => {
      await userEvent.click(tab.getByRole('button', { name: 'Open Aadhaar photo' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Aadhaar photo' }));
      const shown = await dialog.findByRole('img', { name: 'Aadhaar photo' });
      await expect(shown).toBeVisible();
      await expect(shown.getAttribute('src')).toContain(onePixel);
    });
    await step('of the number only the last four digits', async () => {
      await expect(valueOf(tab, 'Number')).toBe('XXXXXXXX4417');
    });
  },
};

export const WithoutAnAddress: Story = {
  args: { aadhaar: read({ address: null }) },
  parameters: { covers: ['CS-071.a'] },
  play: async ({ canvas, step }) => {
    const tab = panel(canvas, 'Aadhaar Details');
    await step('what the document does not say has its row too', async () => {
      await expect(tab.getAllByRole('term').map(term => term.textContent)).toEqual(rows);
      await expect(valueOf(tab, 'Address')).toBe('–');
    });
  },
};

export const ChangedAfterSigning: Story = {
  args: {
    aadhaar: read({
      xmlVerify: false,
      code: 422,
      name: 'Ritu Malhotra',
      dob: '14-03-1995',
      identifierNumber: '717889845388',
    }),
  },
  parameters: { covers: ['CS-071.c', 'CS-131.b'] },
  play: async ({ canvas, step }) => {
    const tab = panel(canvas, 'Aadhaar Details');
    await step('an Aadhaar that is not verified says so', async () => {
      const title = tab.getByText('The signature of this document is not verified');
      await expect(title).toBeVisible();
      await expect(title.closest('[data-tone]')).toHaveAttribute('data-tone', 'reject');
      await expect(valueOf(tab, 'Aadhaar XML Verified')).toBe('No');
    });
    await expect(valueOf(tab, 'Name')).toMatch(/^Ritu MalhotraDifferent/);
    await expect(valueOf(tab, 'Date of birth')).toMatch(/^14 Mar 1995Different/);
    await expect(valueOf(tab, 'Number')).toBe('XXXXXXXX5388');
  },
};

export const NeitherPhotoNorVerdict: Story = {
  args: { aadhaar: read({ xmlVerify: undefined, imagebase64: null }) },
  parameters: { covers: ['CS-071.b', 'CS-071.c'] },
  play: async ({ canvas, step }) => {
    const tab = panel(canvas, 'Aadhaar Details');
    await step('without xmlVerify it is not verified', async () => {
      await expect(valueOf(tab, 'Aadhaar XML Verified')).toBe('No');
      await expect(tab.getByText('The signature of this document is not verified')).toBeVisible();
    });
    await step('without imagebase64 there is no photo', async () => {
      await expect(tab.getByText('No photo stored')).toBeVisible();
      await expect(tab.queryByRole('button', { name: 'Open Aadhaar photo' })).toBeNull();
    });
  },
};

export const DateThatDoesNotExist: Story = {
  args: { aadhaar: read({ dob: '31-02-1994' }) },
  play: async ({ canvas }) => {
    await expect(valueOf(panel(canvas, 'Aadhaar Details'), 'Date of birth')).toMatch(/^31-02-1994/);
  },
};

export const DoesNotCount: Story = {
  args: { aadhaar: read({ code: 404 }) },
  play: async ({ canvas }) => {
    const tab = panel(canvas, 'Aadhaar Details');
    const why = tab.getByText('Its code is 404, not 200.');
    await expect(why).toBeVisible();
    await expect(why.closest('[data-tone]')).toHaveAttribute('data-tone', 'flag');
    await expect(valueOf(tab, 'Aadhaar XML Verified')).toBe('No');
  },
};

export const NotSubmitted: Story = {
  args: { aadhaar: { state: 'missing' } },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aadhaar details were not given.')).toBeVisible();
  },
};

export const NotRead: Story = {
  args: { aadhaar: { state: 'failed', onRetry: fn() } },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error occured in Aadhaar details')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { aadhaar: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Aadhaar Details')).toBeInTheDocument();
  },
};

export const Longest: Story = {
  args: {
    aadhaar: read({ name: longestName, address: `${longestName}, 17/2 West Masi Street, Madurai, 625001` }),
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(valueOf(panel(canvas, 'Aadhaar Details'), 'Name')).toContain(longestName);
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};

import { additionalDocumentRows } from '@lending-desk/domain/documents';
import { AdditionalTab } from '@lending-desk/ui/documents/AdditionalTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { inColumn } from '../inBox';
import { headersOf, rowsOf, textsOf } from '../tables';
import { rowOf, table } from './DocsTab.cases';

const entry = (uploadedOn: string, documentType: string, name: string) => ({
  uploadedOn,
  documentType,
  file: { key: `docs/${name}`, presignedUrl: `/api/v1/files/${name}` },
});

const meta = {
  title: 'Customer Support/Tabs/Additional Documents',
  component: AdditionalTab,
  args: {
    documents: additionalDocumentRows([
      entry('2026-03-14T05:00:00.000Z', 'Rent agreement', 'rent-agreement.pdf'),
      entry('2026-03-16T05:00:00.000Z', 'Electricity bill', 'bill.jpg'),
    ]),
    onRefresh: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof AdditionalTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HandedIn: Story = {
  parameters: { states: ['ready'], covers: ['CS-070.a', 'CS-070.b', 'SH-100.a'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('shows uploadedOn, documentType and file of each document', async () => {
      await expect(headersOf(table(canvas, 'Additional documents')).slice(0, 3)).toEqual([
        'Date',
        'Document type',
        'File name',
      ]);
      await expect(rowsOf(table(canvas, 'Additional documents')).map(row => textsOf(row, 3))).toEqual([
        ['14 Mar 2026', 'Rent agreement', 'rent-agreement.pdf'],
        ['16 Mar 2026', 'Electricity bill', 'bill.jpg'],
      ]);
      const row = rowOf(canvas, 'Additional documents', /Rent agreement/);
      await expect(row.getByText('14 Mar 2026')).toBeVisible();
      await expect(row.getByText('rent-agreement.pdf')).toBeVisible();
      await expect(row.getByRole('button', { name: 'Open Rent agreement' })).toBeEnabled();
      await expect(canvas.queryByRole('grid', { name: 'Bank statements' })).toBeNull();
    });
    await step('each row has its own file', async () => {
      for (const [name, file] of [
        ['Rent agreement', 'rent-agreement.pdf'],
        ['Electricity bill', 'bill.jpg'],
      ]) {
        const link = canvas.getByRole('link', { name: `Download ${name}` });
        await expect(link).toHaveAttribute('href', `/api/v1/files/${file}`);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Open Electricity bill' }));
      await expect(await screen.findByRole('dialog', { name: 'Electricity bill' })).toBeVisible();
    });
  },
};

export const Nothing: Story = {
  args: { documents: [] },
  parameters: { states: ['empty'], covers: ['CS-070.a'] },
  play: async ({ canvas, step }) => {
    await step('without a document it says so', async () => {
      await expect(canvas.getByText('No additional documents')).toBeVisible();
    });
  },
};

export const ReadAgain: Story = {
  parameters: { covers: ['CS-070.a'] },
  render: function Handing(args) {
    const [read, setRead] = useState(1);
    return (
      <>
        <AdditionalTab {...args} documents={args.documents?.slice(0, read) ?? null} />
        <button type="button" onClick={() => setRead(2)}>
          Read again
        </button>
      </>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const types = () => rowsOf(table(canvas, 'Additional documents')).map(row => textsOf(row, 2)[1]);
    await step('a document that was handed in meanwhile has its row', async () => {
      await expect(types()).toEqual(['Rent agreement']);
      await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
      await expect(types()).toEqual(['Rent agreement', 'Electricity bill']);
    });
  },
};

export const NotReadable: Story = {
  args: { documents: null },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Additional documents could not be read')).toBeVisible();
  },
};

export const Longest: Story = {
  args: {
    documents: additionalDocumentRows([
      entry(
        '2026-03-14',
        `Rent agreement ${'with annexure '.repeat(6)}`,
        `${'rent-agreement-'.repeat(8)}.pdf`,
      ),
    ]),
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Additional documents', /annexure/).getByText('14 Mar 2026')).toBeVisible();
  },
};

export const ExpiredLinks: Story = {
  args: { expired: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Link expired')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Get new links' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

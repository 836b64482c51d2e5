import { DocumentViewer } from '@lending-desk/ui/primitives/DocumentViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPdf, aScan } from '../fixtures/documents';
import { Opened, pdf, said, sheetDrawn, tool, viewer, viewerArgs } from './DocumentViewer.cases';

const meta = {
  title: 'Primitives/Overlays/DocumentViewer',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  component: DocumentViewer,
  args: { ...viewerArgs, ...pdf },
  render: args => <Opened {...args} />,
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PdfPages: Story = {
  parameters: { covers: ['XR-115.q'] },
  play: async ({ userEvent, step }) => {
    await sheetDrawn();
    await expect(viewer().getByRole('img', { name: 'Rent agreement, page 1' })).toBeVisible();
    await expect(await viewer().findByText(/RENT AGREEMENT \(SPECIMEN/)).toBeInTheDocument();
    await expect(tool('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tool('Next page'));
    await viewer().findByRole('img', { name: 'Rent agreement, page 2' });
    await expect(said()).toContain('Page 2 of 2');
    await expect(tool('Next page')).toHaveAttribute('aria-disabled', 'true');

    await step('the page keys turn the pages, none before the first and none after the last', async () => {
      // Back in one step: beyond the last page there was none.
      await userEvent.keyboard('{PageDown}{PageUp}');
      await viewer().findByRole('img', { name: 'Rent agreement, page 1' });
      await expect(said()).toContain('Page 1 of 2');
      await userEvent.keyboard('{PageUp}{PageDown}');
      await viewer().findByRole('img', { name: 'Rent agreement, page 2' });
      await expect(said()).toContain('Page 2 of 2');
    });
  },
};

export const PdfOnePage: Story = {
  args: { src: aPdf(['SALARY SLIP (SPECIMEN)', 'October 2026']) },
  play: async () => {
    await sheetDrawn();
    await expect(viewer().queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};

/** Brightness at the centre of the left and right half of the page, 0 to 255. */
function halves(): readonly (number | undefined)[] {
  const sheet = viewer().getByRole<HTMLCanvasElement>('img');
  const colours = sheet.getContext('2d');
  return [0.25, 0.75].map(
    across => colours?.getImageData(sheet.width * across, sheet.height / 2, 1, 1).data[0],
  );
}

export const ScanInJbig2: Story = {
  args: { src: aScan() },
  play: async () => {
    await sheetDrawn();
    // If the image cannot be decoded, the page is white on both sides.
    await expect(halves()).toEqual([255, 0]);
  },
};

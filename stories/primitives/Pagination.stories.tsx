import { Pagination } from '@lending-desk/ui/primitives/Pagination';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inBox } from '../inBox';
import { useArg } from '../useArg';

const meta = {
  title: 'Primitives/Data/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 20, visible: 6, total: 500, pageSize: 25, approximate: true, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The text of the row of page numbers, including gaps. */
const numbers = (canvas: Canvas) =>
  [...canvas.getByRole('navigation', { name: 'Pages' }).children]
    .map(child => child.textContent)
    .filter(text => text !== '')
    .join(' ');

export const FirstPage: Story = {
  parameters: { covers: ['XR-124.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the first page leads no further back, and the current one nowhere', async () => {
      await expect(canvas.getByText('Rows 1 to 25 of about 500')).toBeVisible();
      await expect(numbers(canvas)).toBe('1 2 3 4 5 … 20');
      await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith(4);
    });
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    // Neither a total that would jump nor pages that there may not be.
    await expect(canvas.getByText(/about 500/)).not.toBeVisible();
    const pages = canvas.getByRole('navigation', { name: 'Pages' });
    await expect(within(pages).queryAllByRole('button')).toEqual([]);
    await expect(pages.parentElement?.clientHeight).toBe(44);
  },
};

export const MiddlePage: Story = {
  args: { page: 9 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Rows 201 to 225 of about 500')).toBeVisible();
    await expect(numbers(canvas)).toBe('1 … 8 9 10 11 … 20');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
  },
};

export const LastPage: Story = {
  args: { page: 20, total: 487, approximate: false },
  parameters: { covers: ['XR-124.a', 'XR-124.b'] },
  play: async ({ canvas, step }) => {
    await step('the last page says the rows that it has, and leads no further', async () => {
      await expect(canvas.getByText('Rows 476 to 487 of 487')).toBeVisible();
      await expect(numbers(canvas)).toBe('1 … 16 17 18 19 20');
      await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};

export const BeyondTheLastPage: Story = {
  args: { page: 9999, approximate: false },
  parameters: { covers: ['XR-124.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('from beyond the last page the way back leads to it', async () => {
      await expect(canvas.getByText('None of 500')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(20);
    });
  },
};

export const TenPagesAtOnce: Story = {
  args: { page: 6, pageCount: 15, visible: 10, total: 375 },
  play: async ({ canvas }) => {
    await expect(numbers(canvas)).toBe('1 … 3 4 5 6 7 8 9 10 … 15');
  },
};

export const UpToTwentyFivePages: Story = {
  args: { pageCount: 25, visible: 25, total: 625 },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation')).getAllByRole('button', { name: /^Page / });
    await expect(pages).toHaveLength(25);
  },
};

export const OnePage: Story = {
  args: { pageCount: 1, total: 14, approximate: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rows 1 to 14 of 14')).toBeVisible();
    await expect(numbers(canvas)).toBe('1');
  },
};

export const NoRows: Story = {
  args: { pageCount: 0, total: 0, approximate: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rows 0 to 0 of 0')).toBeVisible();
  },
};

export const TheFocusStaysOnTheLastPage: Story = {
  args: { page: 19 },
  render: args => {
    const [page, setPage] = useArg(args.page);
    return <Pagination {...args} page={page} onChange={setPage} />;
  },
  parameters: { covers: ['XR-124.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the focus stays on Next', async () => {
      const next = canvas.getByRole('button', { name: 'Next page' });
      await userEvent.click(next);
      await expect(canvas.getByRole('button', { name: 'Page 20' })).toHaveAttribute('aria-current', 'page');
      await expect(next).toHaveFocus();
      // One that is disabled loses it with the next frame.
      await expect(next).toBeEnabled();
    });
  },
};

export const InANarrowPlace: Story = {
  args: { page: 6, pageCount: 15, visible: 10, total: 12_50_000 },
  decorators: [inBox({ width: 300 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/of about 12,50,000/)).toBeVisible();
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

export const InANarrowWindow: Story = {
  args: { page: 6, pageCount: 53, total: 1_320, approximate: false },
  globals: { viewport: { value: 'zoomed' } },
  render: args => {
    const [page, setPage] = useArg(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onChange={next => {
          args.onChange(next);
          setPage(next);
        }}
      />
    );
  },
  parameters: { covers: ['XR-124.e'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Go to page' });
    await canvas.findByRole('textbox', { name: 'Go to page' });
    await step('the first and the last page, one before and one after, and a field', async () => {
      const nav = canvas.getByRole('navigation');
      await expect(within(nav).getAllByRole('button')).toHaveLength(4);
      await expect(field()).toHaveValue('6');
      await expect(canvas.getByText('of 53')).toBeVisible();
      await expect(nav.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
      await expect(field()).toHaveValue('53');
      await expect(canvas.getByRole('button', { name: 'Last page' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
      await expect(field()).toHaveValue('1');
    });
    await step('a number goes to its page, one too large to the last', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('27{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(27);
      await userEvent.click(field());
      await userEvent.keyboard('999{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(53);
    });
    await step('left without Enter it is the page again', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('x4');
      await userEvent.tab();
      await expect(field()).toHaveValue('53');
    });
  },
};

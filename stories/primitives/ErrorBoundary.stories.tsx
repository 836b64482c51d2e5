import { Button } from '@lending-desk/ui/primitives/Button';
import { ErrorBoundary } from '@lending-desk/ui/primitives/ErrorBoundary';
import { ErrorPanel } from '@lending-desk/ui/primitives/ErrorPanel';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Bureau({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The bureau report has no score');
  return <p>Equifax 742</p>;
}

const meta = {
  title: 'Primitives/Feedback/ErrorBoundary',
  component: ErrorBoundary,
  args: {
    children: <Bureau broken />,
    fallback: (error, reset) => (
      <ErrorPanel title={error.message} message="Error Occured" retry={{ onTryNow: reset }} />
    ),
    onError: fn(),
  },
  parameters: { logs: ['The bureau report has no score'] },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingWrong: Story = {
  args: { children: <Bureau broken={false} /> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Equifax 742')).toBeVisible();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const Caught: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The bureau report has no score');
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

function Mended({ onReset }: { onReset: 'button' | 'key' }) {
  const [loanId, setLoanId] = useState('4821937');
  const [broken, setBroken] = useState(true);
  return (
    <Stack align="start">
      <Button
        onClick={() => {
          setBroken(false);
          if (onReset === 'key') setLoanId('4821912');
        }}
      >
        Next loan
      </Button>
      <ErrorBoundary
        resetKeys={[loanId, 'Bureau']}
        fallback={(error, reset) => <ErrorPanel title={error.message} retry={{ onTryNow: reset }} />}
      >
        <Bureau broken={broken} />
      </ErrorBoundary>
    </Stack>
  );
}

export const RetriedManually: Story = {
  render: () => <Mended onReset="button" />,
  parameters: { covers: ['XR-130.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the same record is tried again by hand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next loan' }));
      await expect(canvas.getByRole('alert')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
      await expect(canvas.getByText('Equifax 742')).toBeVisible();
    });
  },
};

export const RetriedForAnotherLoan: Story = {
  render: () => <Mended onReset="key" />,
  parameters: { covers: ['XR-130.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('another record is tried at once', async () => {
      await expect(canvas.getByRole('alert')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next loan' }));
      await expect(canvas.getByText('Equifax 742')).toBeVisible();
    });
  },
};

export const StillBrokenWhenTriedAgain: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The bureau report has no score');
    await expect(args.onError).toHaveBeenCalledTimes(2);
  },
};

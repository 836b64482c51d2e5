import { Button } from '@lending-desk/ui/primitives/Button';
import { ErrorBoundary } from '@lending-desk/ui/primitives/ErrorBoundary';
import { ErrorPanel } from '@lending-desk/ui/primitives/ErrorPanel';
import { loadable } from '@lending-desk/ui/primitives/Loadable';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

type StatementProps = { loanId: string };

function Statement({ loanId }: StatementProps) {
  return <p>Statement of loan {loanId}</p>;
}

/** A view whose code loads, or fails to load, on command. */
function viewOnCall() {
  let arrive = (_view: ComponentType<StatementProps>) => {};
  let fail = (_reason: Error) => {};
  const { View } = loadable<StatementProps>(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
    <p>On its way</p>,
  );
  return {
    View,
    arrive: () => arrive(Statement),
    fail: () => fail(new Error('The files did not arrive')),
  };
}

function Opened() {
  const [{ View, arrive, fail }] = useState(viewOnCall);
  const [open, setOpen] = useState(true);
  return (
    <Stack align="start">
      <Stack direction="row">
        <Button onClick={arrive}>Files arrive</Button>
        <Button onClick={fail}>Files fail</Button>
        <Button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</Button>
      </Stack>
      <ErrorBoundary
        fallback={(error, reset) => <ErrorPanel title={error.message} retry={{ onTryNow: reset }} />}
      >
        {open ? <View loanId="4821937" /> : null}
      </ErrorBoundary>
    </Stack>
  );
}

const meta = {
  title: 'Primitives/Feedback/Loadable',
  component: Opened,
  parameters: { logs: ['The files did not arrive'] },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible();
  },
};

/** The view is rendered at most two frames after its code has loaded. */
export const DrawnWithItsFiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const statement = () => canvas.queryByText('Statement of loan 4821937');
    const press = (name: string) => canvas.getByRole('button', { name }).click();
    await expect(await canvas.findByText('On its way')).toBeVisible();
    let pictures = 0;
    let next = requestAnimationFrame(function count() {
      if (canvas.queryByText('On its way')) pictures += 1;
      next = requestAnimationFrame(count);
    });
    press('Files arrive');
    await waitFor(() => expect(statement()).toBeVisible(), { interval: 1 });
    cancelAnimationFrame(next);
    await expect(pictures).toBeLessThan(6);
    // Opened again, it renders at once without its placeholder.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    press('Open');
    // A click renders before the next task.
    await Promise.resolve();
    await expect(statement()).toBeVisible();
  },
};

/** Code that failed to load is requested again, and the view renders. */
export const LoadedAgainAfterAFailure: Story = {
  parameters: { covers: ['XR-130.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('it is asked for again, and drawn', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Files fail' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The files did not arrive');
      await userEvent.click(canvas.getByRole('button', { name: /^Try/ }));
      await expect(await canvas.findByText('On its way')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Files arrive' }));
      await expect(await canvas.findByText('Statement of loan 4821937')).toBeVisible();
    });
  },
};

import type { UserEventObject } from 'storybook/test';
import type { Area } from '../panels';

/** The panels of the Details tab in their order. */
export const titles = ['Personal', 'Professional', 'Financial', 'KYC', 'Aadhaar', 'Loan Application'];

/** Opens the form of a panel. */
export const edit = (canvas: Area, title: string, userEvent: Pick<UserEventObject, 'click'>) =>
  userEvent.click(canvas.getByRole('button', { name: `Edit ${title}` }));

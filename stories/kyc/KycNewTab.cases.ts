import { expect, within } from 'storybook/test';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';

/** The panels, in their order. */
export const panels = [
  'Images',
  'KYC verification status',
  'Name',
  'Address',
  'DoB',
  'ID Number',
  'Email',
  'Phone',
  'Bank Account',
];

/** The row of one panel in the comparison. */
export const row = (canvas: Area, name: string) => {
  const [head] = canvas.getAllByRole('rowheader').filter(one => within(one).queryByRole('button', { name }));
  return within(head?.closest('tr') ?? document.createElement('tr'));
};

export const comparisonOf = (canvas: Area) => {
  const matrix = canvas.getByRole('group', { name: 'Comparison by source' });
  return { matrix, place: matrix.getBoundingClientRect() };
};

/** The heading stays on one line whatever tools are next to it; only the matrix scrolls. */
export const headWhole = async (canvas: Area) => {
  const heading = canvas.getByRole('heading', { name: 'Comparison' });
  await expect(heading.getBoundingClientRect().height).toBeLessThan(26);
  await expectNothingSideways(canvas.getAllByRole('columnheader'));
};

import { screen, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { inMemoryServer } from './desk/desk';
import { disbursedAnswers, disbursedDesk } from './desk/disbursed';
import { theProduct } from './theProduct';

/** The real app over a desk in memory that has the lists of disbursed loans alone; at 12:00 in India, within the hours
 *  of calls about dues. */
export const disbursedProduct = (address = '/loan-management/collections/', as = staff.collector) =>
  theProduct(() => inMemoryServer(disbursedDesk(), disbursedAnswers), {
    address,
    as,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });

export const disbursedList = async () => within(await screen.findByRole('grid', { name: 'Disbursed loans' }));
export const rowOf = async (loanId: number) =>
  (await disbursedList()).findByRole('row', { name: new RegExp(String(loanId)) });

/** The loan ids of a customer's list, from the top. */
export const foundRows = async () =>
  within(await screen.findByRole('grid', { name: 'Loans of the customer' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent?.match(/\d{6}/)?.[0]);

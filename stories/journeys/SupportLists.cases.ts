import { contract } from '@lending-desk/domain/contract';
import type { SavedView } from '@lending-desk/domain/views';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { rowOf, type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

interface ListDesk extends SupportDesk {
  views: readonly SavedView[];
}

export const views: readonly SavedView[] = [
  { id: '6a000000-0001-4000-8000-000000000001', name: 'On hold', query: 'status=HOLD' },
  { id: '6a000000-0002-4000-8000-000000000002', name: 'Due', query: 'followUp=due' },
];
/** A file of the server, byte for byte. */
export const csv = '\ufeffLoan id,Customer name\r\n482190,"Zoë, रवि"\r\n482194,Kavya\r\n';

const answers = [
  // Two loans a page, of the statuses asked for.
  answering(contract.loan.listForSupport, (desk: ListDesk, _viewer, { page, status, applicationStatus }) => {
    const passing = desk.loans
      .map(rowOf)
      .filter(
        row =>
          (status === undefined || row.approvalStatus === status) &&
          (applicationStatus === undefined || row.applicationStatus === applicationStatus),
      );
    const next = passing.length > page * 2 ? `after-page-${page}` : null;
    const shown = { monthlyIncome: 62_400, applicationStatus: 'BANK_STATEMENTS_SUBMITTED' };
    const loans = passing.slice((page - 1) * 2, page * 2).map(row => ({ ...row, ...shown }));
    return { data: { loans, next } };
  }),
  answering(contract.loan.approvalStatuses, () => ({
    data: { approvalStatuses: ['PENDING', 'HOLD', 'DISBURSED'] },
  })),
  answering(contract.loan.applicationStatuses, () => ({
    data: { applicationStatuses: ['KYC_SUBMITTED', 'BANK_STATEMENTS_SUBMITTED'] },
  })),
  answering(contract.views.list, (desk: ListDesk) => ({ data: { views: [...desk.views] } })),
  answering(contract.views.save, (desk: ListDesk, _viewer, { name, query }) => {
    desk.views = [...desk.views, { id: '6a000000-0003-4000-8000-000000000003', name, query }];
    return { data: { views: [...desk.views] } };
  }),
  answering(contract.views.remove, (desk: ListDesk, _viewer, { viewId }) => {
    desk.views = desk.views.filter(({ id }) => id !== viewId);
    return { data: { views: [...desk.views] } };
  }),
  answering(contract.exports.loans, () => new Blob([csv])),
  ...supportAnswers,
];
/** The real app at an address of customer support. */
export const at = (address: string, as = staff.support) =>
  theProduct(() => inMemoryServer<ListDesk>({ ...supportDesk(), views }, answers), {
    address: `/loan-management/${address}`,
    as,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });

/** The request for a page of the list. */
export const list = (page: number, query = '') => ({
  to: `GET /api/v1/customer-service/loans?page=${page}&count=25${query}`,
});

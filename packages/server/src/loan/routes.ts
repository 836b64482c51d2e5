import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { assignLoan } from './assignLoan';
import { listLoans } from './listLoans';
import { listSupportLoans } from './listSupportLoans';
import { moveToReview } from './moveToReview';
import { readLoan, readSupportLoan } from './readLoan';
import { revealField } from './revealField';
import { saveLoanSource } from './saveLoanSource';
import { searchLoans } from './searchLoans';
import { readApplicationStatuses, readApprovalStatuses, readEnumValues } from './statusLists';

export const routes: Route[] = [
  route(contract.loan.list, listLoans),
  route(contract.loan.read, readLoan),
  route(contract.loan.assign, assignLoan),
  route(contract.loan.reveal, revealField),
  route(contract.loan.readForSupport, readSupportLoan),
  route(contract.loan.moveToReview, moveToReview),
  route(contract.loan.search, searchLoans),
  route(contract.loan.listForSupport, listSupportLoans),
  route(contract.loan.approvalStatuses, readApprovalStatuses),
  route(contract.loan.applicationStatuses, readApplicationStatuses),
  route(contract.loan.enumValues, readEnumValues),
  route(contract.loan.saveSource, saveLoanSource),
];

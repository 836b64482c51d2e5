import type { ReportCustomer, ReportStatement } from './providerReport';
import { field, textAt, textOf } from '../loose/loose';
import { itemsOf } from './itemsOf';

/** customerInfo of a report, of one of its files, and of the section; '' for missing values. */
export function reportCustomer(value: unknown): ReportCustomer {
  const text = (name: string) => textOf(field(value, name));
  return {
    name: text('name'),
    address: text('address'),
    landline: text('landline'),
    mobile: text('mobile'),
    email: text('email'),
    pan: text('pan'),
    bank: text('bank'),
    instId: text('instId'),
    perfiosTransactionId: text('perfiosTransactionId'),
    customerTransactionId: text('customerTransactionId'),
  };
}

/** The files a report was created from; statementdetails of report and section alike. */
export function reportStatements(value: unknown): readonly ReportStatement[] {
  return itemsOf(value, 'statement').map(row => ({
    fileName: textAt(row, 'fileName'),
    statementStatus: textAt(row, 'statementStatus'),
    customerInfo: reportCustomer(field(row, 'customerInfo')),
    statementAccounts: itemsOf(field(row, 'statementAccounts'), 'statementAccount').map(account => ({
      accountNo: textAt(account, 'accountNo'),
      accountType: textAt(account, 'accountType'),
      xnsStartDate: textAt(account, 'xnsStartDate'),
      xnsEndDate: textAt(account, 'xnsEndDate'),
    })),
  }));
}

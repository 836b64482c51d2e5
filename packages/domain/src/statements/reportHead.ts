import type { ReportCustomer, ReportStatement } from './providerReport';
import { field, listOf, textOf } from './wireFields';

/** customerInfo of a report, of one of its files, and of the section; '' for what was not sent. */
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

/** The files a report was made from; statementdetails of report and section alike. */
export function reportStatements(value: unknown): readonly ReportStatement[] {
  return listOf(value, 'statement').map(row => ({
    fileName: textOf(field(row, 'fileName')),
    statementStatus: textOf(field(row, 'statementStatus')),
    customerInfo: reportCustomer(field(row, 'customerInfo')),
    statementAccounts: listOf(field(row, 'statementAccounts'), 'statementAccount').map(account => ({
      accountNo: textOf(field(account, 'accountNo')),
      accountType: textOf(field(account, 'accountType')),
      xnsStartDate: textOf(field(account, 'xnsStartDate')),
      xnsEndDate: textOf(field(account, 'xnsEndDate')),
    })),
  }));
}

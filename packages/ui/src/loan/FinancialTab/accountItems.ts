import type { BankAccount } from '@lending-desk/domain/applicant';
import type { KeyValueItem } from '../../primitives/KeyValue';
import type { useSensitive } from '../sensitive';

/** The customer's account in rows (CS-129).
 *  @param sensitive  makes the row of a value that is masked for viewers */
export function accountItems(
  account: BankAccount,
  sensitive: ReturnType<typeof useSensitive>,
): readonly KeyValueItem[] {
  const { bankName, accountNumber, ifscCode, upiId } = account;
  return [
    { label: 'Bank Name', value: bankName },
    sensitive('Bank Account Number', 'accountNumber', accountNumber),
    { label: 'IFSC code', value: ifscCode, mono: true, ...(ifscCode ? { copy: ifscCode } : {}) },
    sensitive('UPI id', 'upiId', upiId),
  ];
}

import type { BankAccount } from '@lending-desk/domain/applicant';
import type { MaskedField, SectionState } from '@lending-desk/domain/loan';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { PennyDropPanel } from '../ProfileTab/PennyDropPanel';
import { useSensitive } from '../sensitive';

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

export type FinancialTabProps = {
  financial: SectionState<BankAccount>;
  /** The customer's name, to compare with the holder of the account; null while unknown. */
  fullName: string | null;
  /** The values are masked; the eye fetches one. @default false */
  masked?: boolean | undefined;
  /** Fetches one masked value; the access is audited. Null when there is none. Rejects with the server's message. */
  onReveal: (field: MaskedField) => Promise<string | null>;
};

/** The customer's account, and what the bank said about it (CS-129). */
export function FinancialTab({ financial, fullName, masked = false, onReveal }: FinancialTabProps) {
  const sensitive = useSensitive(masked, onReveal);
  return (
    <>
      <Panel title="Financial Details">
        <SectionBody section={financial} name="Financial details">
          {account => <KeyValue columns={2} labelWidth="wide" items={accountItems(account, sensitive)} />}
        </SectionBody>
      </Panel>
      <PennyDropPanel fullName={fullName} financial={financial} />
    </>
  );
}

import type { BankAccount } from '@lending-desk/domain/applicant';
import type { MaskedField, SectionState } from '@lending-desk/domain/loan';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { PennyDropPanel } from '../ProfileTab/PennyDropPanel';
import { useSensitive } from '../sensitive';
import { accountItems } from './accountItems';

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

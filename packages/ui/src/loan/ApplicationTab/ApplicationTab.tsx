import { formatDate, formatDateTime } from '@lending-desk/domain/calendar';
import {
  applicationStatusLabel,
  approvalStatusLabel,
  type LoanCore,
  type SectionState,
} from '@lending-desk/domain/loan';
import { exactRupees, type Paise } from '@lending-desk/domain/money';
import { type Payout, shownDisbursalDate } from '@lending-desk/domain/repayment';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { Text } from '../../primitives/Text';

export type ApplicationTabProps = {
  core: LoanCore;
  /** What the loan pays out. */
  payout: SectionState<Payout>;
};

const amount = (value: Paise | null) => (value === null ? null : exactRupees(value));

/** What was applied for and what became of it (CS-074, CS-120 to CS-124). */
export function ApplicationTab({ core, payout }: ApplicationTabProps) {
  const reasons = [...core.rejectionReasons, ...core.inactiveReasons];
  return (
    <>
      <Panel title="Loan Application Details">
        <KeyValue
          columns={2}
          labelWidth="base"
          items={[
            { label: 'Loan amount', value: <Text weight="medium">{exactRupees(core.amountApplied)}</Text> },
            { label: 'Loan id', value: core.loanId, mono: true, copy: String(core.loanId) },
            { label: 'Started on', value: formatDateTime(core.startedOn) },
            { label: 'Record id', value: core.idString, mono: true, copy: core.idString },
            {
              label: 'Application status',
              value: core.applicationStatus && applicationStatusLabel(core.applicationStatus),
            },
            { label: 'Approval status', value: approvalStatusLabel(core.status) },
            { label: 'Hold reasons', value: core.holdReasons.join(', ') },
            { label: 'Rejection reasons', value: reasons.join(', ') },
          ]}
        />
      </Panel>
      <Panel title="Payout">
        <SectionBody section={payout} name="Payout details">
          {paid => {
            const on = shownDisbursalDate(paid);
            return (
              <KeyValue
                columns={2}
                labelWidth="base"
                items={[
                  { label: 'Amount disbursed', value: amount(paid.amountDisbursed) },
                  ...(on === null
                    ? []
                    : [
                        {
                          label: 'Disbursal date',
                          value: formatDate(on),
                        },
                      ]),
                  {
                    label: 'Disbursal status',
                    value: paid.disbursalStatus && applicationStatusLabel(paid.disbursalStatus),
                  },
                  { label: 'Tenure', value: paid.tenure === null ? null : `${paid.tenure} months` },
                  { label: 'Approved EMI', value: amount(paid.approvedEmi) },
                  { label: 'Pre EMI', value: amount(paid.preEmiAmount) },
                  { label: 'Processing fee', value: amount(paid.processingFee) },
                  {
                    label: 'Interest rate',
                    value: paid.interestRate === null ? null : `${paid.interestRate}% a year`,
                  },
                  { label: 'Sanction letter', value: paid.hasSanctionLetter ? 'Issued' : null },
                  {
                    label: 'Loan agreement',
                    value:
                      paid.agreementAccepted === null
                        ? null
                        : paid.agreementAccepted
                          ? 'Accepted'
                          : 'Not accepted',
                  },
                ]}
              />
            );
          }}
        </SectionBody>
      </Panel>
    </>
  );
}

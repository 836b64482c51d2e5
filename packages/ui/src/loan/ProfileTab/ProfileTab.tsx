import {
  type Financial,
  incomeModesText,
  type Personal,
  type Professional,
} from '@lending-desk/domain/applicant';
import { type BusinessDate, formatDate, dayOfMonth } from '@lending-desk/domain/calendar';
import {
  applicationStatusLabel,
  durationText,
  type LoanCore,
  type MaskedField,
  type SectionState,
} from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { KeyValue } from '../../primitives/KeyValue';
import { Link } from '../../primitives/Link';
import { Panel } from '../../primitives/Panel';
import { Staged } from '../../primitives/Staged';
import { Text } from '../../primitives/Text';
import { AddressPanel } from './AddressPanel';
import { PennyDropPanel } from './PennyDropPanel';
import { ProfilePanel } from './ProfilePanel';
import { otherLoans, pair } from './ProfileTab.css';
import { SectionBody } from '../../primitives/SectionBody';

export type ProfileTabProps = {
  core: LoanCore;
  personal: SectionState<Personal>;
  professional: SectionState<Professional>;
  financial: SectionState<Financial>;
  /** Today's business date, to calculate the age. */
  today: BusinessDate;
  /** The values are masked; the eye fetches one. @default false */
  masked?: boolean | undefined;
  /** Fetches one masked value; the access is audited. Null when there is none. Rejects with the server's message. */
  onReveal: (field: MaskedField) => Promise<string | null>;
};

/** The first tab: Profile, Address, Professional Details, Loan Details, Penny Drop Validation (CR-034). */
export function ProfileTab(props: ProfileTabProps) {
  const { core, personal, professional, financial, today, masked = false, onReveal } = props;
  const others = core.customerLoanIds.filter(id => id !== core.loanId);
  return (
    <Staged>
      <>
        <ProfilePanel core={core} personal={personal} today={today} masked={masked} onReveal={onReveal} />
        <AddressPanel core={core} personal={personal} />
      </>
      <div className={pair}>
        <Panel title="Professional Details">
          <SectionBody section={professional} name="Professional details">
            {work => (
              <KeyValue
                labelWidth="wide"
                items={[
                  { label: 'Occupation', value: work.occupation },
                  { label: 'Company', value: work.companyName },
                  { label: 'Employment Type', value: work.employmentType },
                  { label: 'Monthly income', value: work.monthlyIncome && formatRupees(work.monthlyIncome) },
                  { label: 'Income modes', value: incomeModesText(work.incomeModes) },
                  {
                    label: 'Salary date',
                    value: work.salaryDate && dayOfMonth(work.salaryDate),
                  },
                  {
                    label: 'Microfinance consent',
                    value: work.microFinanceConsentAt && formatDate(work.microFinanceConsentAt),
                  },
                ]}
              />
            )}
          </SectionBody>
        </Panel>
        <Panel title="Loan Details">
          <KeyValue
            labelWidth="wide"
            items={[
              {
                label: 'Amount applied',
                value: <Text weight="medium">{formatRupees(core.amountApplied)}</Text>,
              },
              { label: 'Loan purpose', value: core.purpose },
              {
                label: 'Application status',
                value: core.applicationStatus && applicationStatusLabel(core.applicationStatus),
              },
              {
                label: 'Total time taken',
                value: core.timeTakenSeconds === null ? null : durationText(core.timeTakenSeconds),
              },
              { label: 'EMI day', value: core.emiDay },
              {
                label: 'Other loans',
                value:
                  others.length === 0 ? null : (
                    <span className={otherLoans}>
                      {others.map(id => (
                        <Link key={id} to={`/credit/loans/${id}/`}>
                          <Text mono>{id}</Text>
                        </Link>
                      ))}
                    </span>
                  ),
              },
              { label: 'Remarks by', value: core.remarksBy },
            ]}
          />
        </Panel>
      </div>
      <PennyDropPanel
        fullName={personal.state === 'ready' ? personal.value.fullName : null}
        financial={financial}
      />
    </Staged>
  );
}

import { ordinal } from '@lending-desk/domain/calendar';
import { decisionFieldNames as names, tenures } from '@lending-desk/domain/decision';
import { MoneyField } from '../../primitives/MoneyField';
import { PercentField } from '../../primitives/PercentField';
import { Select } from '../../primitives/Select';
import { fields, group, thirds } from './DecisionForm.css';
import { type GroupProps, optionsOf, orNone, small } from './fieldProps';

/** The sanctioned terms: amount, tenure, bucket and rate, EMI, fee, date, deviation (CR-180, CR-182). */
export function TermsFields(props: GroupProps) {
  const { form, config } = props;
  const draft = form.values;
  const required = draft.caseStatus === 'APPROVED';
  const bucket = small(props, 'riskBucket');

  // Selecting a bucket also sets its rate; the underwriter may change the rate afterwards.
  const chooseBucket = (bucketType: string) => {
    const before = config.buckets.find(item => item.bucketType === draft.riskBucket);
    const after = config.buckets.find(item => item.bucketType === bucketType);
    const untouched = draft.interestRate === '' || draft.interestRate === String(before?.interestRate);
    form.change({
      riskBucket: bucketType,
      ...(after && untouched ? { interestRate: String(after.interestRate) } : {}),
    });
  };

  return (
    <div className={group} role="group" aria-label="Sanction terms">
      <div className={fields}>
        <MoneyField {...small(props, 'maxAmount')} label="Max sanctioned amount" required={required} />
        <Select
          {...small(props, 'months')}
          label="Tenure"
          required={required}
          placeholder="Choose"
          options={tenures.map(months => ({ value: String(months), label: `${months} months` }))}
        />
      </div>
      <div className={thirds}>
        <Select
          {...bucket}
          label={names.riskBucket}
          placeholder="None"
          options={orNone(
            config.buckets.map(item => ({
              value: item.bucketType,
              label: `${item.bucketType} · ${item.bucketName}`,
            })),
          )}
          onChange={chooseBucket}
        />
        <PercentField {...small(props, 'interestRate')} label={names.interestRate} required={required} />
        <PercentField {...small(props, 'processingFeeRate')} label="Processing fee" required={required} />
        <MoneyField {...small(props, 'maxEmi')} label={names.maxEmi} required={required} />
        <Select
          {...small(props, 'emiDate')}
          label={names.emiDate}
          required={required}
          placeholder="Choose"
          options={optionsOf(config.emiDates.map(String), draft.emiDate).map(option => ({
            ...option,
            label: ordinal(Number(option.value)),
          }))}
        />
        <Select
          {...small(props, 'deviation')}
          label={names.deviation}
          placeholder="None"
          options={orNone(optionsOf(config.deviations, draft.deviation))}
        />
      </div>
    </div>
  );
}

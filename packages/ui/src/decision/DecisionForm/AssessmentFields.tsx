import { decisionFieldNames as names } from '@lending-desk/domain/decision';
import { MoneyField } from '../../primitives/MoneyField';
import { PercentField } from '../../primitives/PercentField';
import { Select } from '../../primitives/Select';
import { fields, section } from './DecisionForm.css';
import { type GroupProps, optionsOf, orNone, small } from './fieldProps';

/** The underwriter's assessment of the customer's finances (CR-181). */
export function AssessmentFields(props: GroupProps) {
  const required = props.form.values.caseStatus === 'APPROVED';
  return (
    <>
      <h3 className={section}>Assessment</h3>
      <div className={fields}>
        <MoneyField {...small(props, 'computedSalary')} label={names.computedSalary} required={required} />
        <MoneyField
          {...small(props, 'computedObligations')}
          label={names.computedObligations}
          required={required}
        />
        <PercentField {...small(props, 'computedFoir')} label={names.computedFoir} required={required} />
        <Select
          {...small(props, 'industryType')}
          label={names.industryType}
          placeholder="None"
          options={orNone(optionsOf(props.config.industryTypes, props.form.values.industryType))}
        />
      </div>
    </>
  );
}

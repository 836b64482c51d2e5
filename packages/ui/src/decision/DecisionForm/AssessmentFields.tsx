import { decisionFieldNames as names } from '@lending-desk/domain';
import { MoneyField } from '../../primitives/MoneyField';
import { PercentField } from '../../primitives/PercentField';
import { Select } from '../../primitives/Select';
import { fields, section } from './DecisionForm.css';
import { type GroupProps, optionsOf, orNone, textual } from './fieldProps';

/** What the underwriter worked out about the customer's means (CR-181). */
export function AssessmentFields(props: GroupProps) {
  const required = props.draft.caseStatus === 'APPROVED';
  return (
    <>
      <h3 className={section}>Assessment</h3>
      <div className={fields}>
        <MoneyField {...textual(props, 'computedSalary')} label={names.computedSalary} required={required} />
        <MoneyField
          {...textual(props, 'computedObligations')}
          label={names.computedObligations}
          required={required}
        />
        <PercentField {...textual(props, 'computedFoir')} label={names.computedFoir} required={required} />
        <Select
          {...textual(props, 'industryType')}
          label={names.industryType}
          placeholder="None"
          options={orNone(optionsOf(props.config.industryTypes, props.draft.industryType))}
        />
      </div>
    </>
  );
}

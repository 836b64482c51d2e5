import { decisionFieldNames as names, figureText } from '@lending-desk/domain/decision';
import { useRef } from 'react';
import { Button } from '../../primitives/Button';
import { MoneyField } from '../../primitives/MoneyField';
import { PercentField } from '../../primitives/PercentField';
import { Select } from '../../primitives/Select';
import { fields, group } from './DecisionForm.css';
import { type GroupProps, optionsOf, orNone, small } from './fieldProps';

type AssessmentFieldsProps = GroupProps & {
  /** FOIR with the EMI as the foot shows it; null while it is not known. The field offers it. */
  foir: number | null;
};

/** The underwriter's assessment of the customer's finances (CR-181). */
export function AssessmentFields({ foir, ...props }: AssessmentFieldsProps) {
  const { form, disabled } = props;
  const required = form.values.caseStatus === 'APPROVED';
  const foirField = useRef<HTMLInputElement>(null);
  const offered = foir !== null && foir <= 100 && !disabled ? figureText(foir) : '';
  return (
    <div className={group} role="group" aria-label="Assessment">
      <div className={fields}>
        <MoneyField {...small(props, 'computedSalary')} label={names.computedSalary} required={required} />
        <MoneyField
          {...small(props, 'computedObligations')}
          label={names.computedObligations}
          required={required}
        />
        <PercentField
          {...small(props, 'computedFoir')}
          ref={foirField}
          label={names.computedFoir}
          required={required}
          suffix={
            <>
              {offered === '' || offered === form.values.computedFoir ? null : (
                <Button
                  size="xs"
                  variant="tonal"
                  onClick={() => {
                    form.change({ computedFoir: offered });
                    foirField.current?.focus();
                  }}
                >
                  Use {offered}
                </Button>
              )}{' '}
              %
            </>
          }
        />
        <Select
          {...small(props, 'industryType')}
          label={names.industryType}
          placeholder="None"
          options={orNone(optionsOf(props.config.industryTypes, props.form.values.industryType))}
        />
      </div>
    </div>
  );
}

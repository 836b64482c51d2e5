import { decisionFieldNames, holdCategories, isRevealed } from '@lending-desk/domain/decision';
import { type ApprovalStatus, needsChangeReason } from '@lending-desk/domain/loan';
import { MultiSelect } from '../../primitives/MultiSelect';
import { Segmented } from '../../primitives/Segmented';
import { TextArea } from '../../primitives/TextArea';
import { type GroupProps, optionsOf, small } from './fieldProps';

type ReasonFieldsProps = GroupProps & { from: ApprovalStatus };

/** The reasons the selected status requires: inactive, rejection or hold reasons, and the change reason (CR-186,
 *  CR-187, CR-188). */
export function ReasonFields(props: ReasonFieldsProps) {
  const { form, config, from, disabled } = props;
  const draft = form.values;
  const status = draft.caseStatus;
  const reasons = (field: 'inActiveReasons' | 'rejectionReasons' | 'holdReasons') =>
    isRevealed(field, status) ? (
      <MultiSelect
        {...small(props, field)}
        label={decisionFieldNames[field]}
        required
        options={optionsOf(config[field], draft[field])}
      />
    ) : null;
  const reasonNeeded = status !== '' && needsChangeReason(from, status);
  return (
    <>
      {reasons('inActiveReasons')}
      {reasons('rejectionReasons')}
      {reasons('holdReasons')}
      {isRevealed('holdCategory', status) ? (
        <Segmented
          {...form.field('holdCategory')}
          label={decisionFieldNames.holdCategory}
          required
          disabled={disabled}
          options={holdCategories.map(value => ({ value, label: value }))}
          onChange={value => {
            form.change({ holdCategory: value });
            form.leave('holdCategory');
          }}
        />
      ) : null}
      <TextArea
        {...small(props, 'changeReason')}
        label={decisionFieldNames.changeReason}
        required={reasonNeeded}
        rows={1}
        maxRows={5}
        helper={
          reasonNeeded ? 'Kept with the decision and shown to everybody who opens the loan.' : undefined
        }
      />
    </>
  );
}

import { decisionFieldNames as names } from '@lending-desk/domain/decision';
import { MultiSelect } from '../../primitives/MultiSelect';
import { CreateTags } from '../CreateTags';
import { fields, group } from './DecisionForm.css';
import { type GroupProps, optionsOf, small } from './fieldProps';

type TagFieldsProps = GroupProps & {
  /** Whether this user may create master tags (CR-198). */
  mayCreateTags: boolean;
  tagsBusy: boolean;
  onCreateTags: (tags: readonly string[]) => Promise<unknown> | void;
};

/** Tags of the case, and the customer's behaviour (CR-178, CR-179). */
export function TagFields(props: TagFieldsProps) {
  const { form, config, mayCreateTags, tagsBusy, onCreateTags } = props;
  const draft = form.values;
  return (
    <div className={group} role="group" aria-label="Tags">
      <MultiSelect
        {...small(props, 'creditTags')}
        label={names.creditTags}
        options={optionsOf(config.creditTags, draft.creditTags)}
        footer={mayCreateTags ? <CreateTags busy={tagsBusy} onCreate={onCreateTags} /> : undefined}
      />
      <div className={fields}>
        <MultiSelect
          {...small(props, 'goodIntuition')}
          label={names.goodIntuition}
          options={optionsOf(config.customerIntuition.good, draft.goodIntuition)}
        />
        <MultiSelect
          {...small(props, 'badIntuition')}
          label={names.badIntuition}
          options={optionsOf(config.customerIntuition.bad, draft.badIntuition)}
        />
      </div>
    </div>
  );
}

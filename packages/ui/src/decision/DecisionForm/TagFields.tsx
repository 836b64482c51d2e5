import { decisionFieldNames as names } from '@lending-desk/domain/decision';
import { MultiSelect } from '../../primitives/MultiSelect';
import { CreateTags } from '../CreateTags';
import { section } from './DecisionForm.css';
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
    <>
      <h3 className={section}>Tags</h3>
      <MultiSelect
        {...small(props, 'creditTags')}
        label={names.creditTags}
        options={optionsOf(config.creditTags, draft.creditTags)}
        footer={mayCreateTags ? <CreateTags busy={tagsBusy} onCreate={onCreateTags} /> : undefined}
      />
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
    </>
  );
}

import {
  type DecisionDraft,
  decisionFieldNames,
  decisionFields,
  withoutHidden,
} from '@lending-desk/domain/decision';
import type { KeyValueItem } from '../../primitives/KeyValue';
import { fieldText } from '../fieldText';

/** What is sent of a draft: every field that has a value and that its case status does not hide. */
export function sentFacts(draft: DecisionDraft): readonly KeyValueItem[] {
  const sent = withoutHidden(draft);
  return decisionFields
    .filter(field => sent[field].length > 0)
    .map(field => ({ label: decisionFieldNames[field], value: fieldText(field, sent[field]) }));
}

import * as v from 'valibot';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { requiredText } from '../contract/text';
import { messages } from '../errors/messages';

/** POST new credit tags (CR-201); answers all tags. For the credit admin group (SH-022). */
export const addTags = declareCall({
  name: 'tags.add',
  method: 'POST',
  path: '/api/v1/credit-dashboard/add-tags',
  access: { kind: 'anyOf', groups: ['creditAdmin'] },
  body: jsonBody({
    creditTags: v.pipe(
      v.array(requiredText(60, 'A tag has a name')),
      v.minLength(1, 'No tag given'),
      v.maxLength(50, 'At most 50 tags at once'),
    ),
  }),
  answer: jsonData({ creditTags: v.array(v.string()) }),
  failure: { shows: 'last', fallback: messages.tags.createFailed },
  repeat: 'key',
});

/** The calls for credit tags. */
export const tagsContract = { add: addTags } as const;

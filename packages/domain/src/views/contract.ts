import * as v from 'valibot';
import { type CallDeclaration, declareCall, jsonData, jsonBody } from '../contract/call';
import { viewMessages } from './messages';
import { savedViewSchema, viewedLists, viewName, viewQuery } from './schema';

// Views are settings of the person, so viewers may save their own.
const shared = {
  access: { kind: 'desk', may: 'read', with: 'savedViews' },
  answer: jsonData({ views: v.array(savedViewSchema) }),
} as const satisfies Partial<CallDeclaration>;

/** GET the signed-in person's saved views of a list, by name. Our own call (beyond.md 17). */
export const listViews = declareCall({
  ...shared,
  name: 'views.list',
  method: 'GET',
  path: '/api/v1/users/views',
  query: v.object({ list: v.picklist(viewedLists) }),
  failure: { shows: 'first', fallback: viewMessages.listFailed },
});

/** POST a view of a list under a name; one of the same name is replaced. Answers all views of the list; 422 when there
 *  are too many. */
export const saveView = declareCall({
  ...shared,
  name: 'views.save',
  method: 'POST',
  path: '/api/v1/users/views',
  body: jsonBody({ list: v.picklist(viewedLists), name: viewName, query: viewQuery }),
  failure: { shows: 'first', fallback: viewMessages.saveFailed },
  // The last save wins; repeating it changes nothing.
  repeat: 'once',
});

/** POST to remove one of the signed-in person's views. Answers those that are left; 404 when it is gone already. */
export const removeView = declareCall({
  ...shared,
  name: 'views.remove',
  method: 'POST',
  path: '/api/v1/users/views/:viewId/remove',
  params: v.object({ viewId: v.pipe(v.string(), v.uuid(viewMessages.notFound)) }),
  failure: { shows: 'first', fallback: viewMessages.removeFailed },
  repeat: 'once',
});

/** The calls about saved views. */
export const viewsContract = { list: listViews, save: saveView, remove: removeView } as const;

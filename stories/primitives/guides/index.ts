import { actions } from './actions';
import { data } from './data';
import { feedback } from './feedback';
import { fields } from './fields';
import type { Guides } from './guide';
import { layout } from './layout';
import { overlays } from './overlays';
import { text } from './text';

/** The guides of all primitives; `npm test` fails for one without. */
export const guides: Guides = {
  ...layout,
  ...text,
  ...actions,
  ...fields,
  ...data,
  ...overlays,
  ...feedback,
};

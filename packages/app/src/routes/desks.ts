import { administration } from './administration/routes';
import { collections } from './collections/routes';
import { credit } from './credit/routes';
import type { Desk } from './desk/Desk';
import { engagement } from './engagement/routes';
import { support } from './support/routes';

/** Every desk there is. */
export const desks: readonly Desk[] = [credit, support, collections, engagement, administration];

import { routes as calls } from '../calls/routes';
import { routes as comments } from '../comments/routes';
import { routes as decision } from '../decision/routes';
import { routes as health } from '../health/routes';
import { routes as loan } from '../loan/routes';
import { routes as signin } from '../signin/routes';
import { routes as tags } from '../tags/routes';
import type { Route } from './verb';

/** Everything this server answers; `checkInventory` holds it against the contract at start. */
export const allRoutes: readonly Route[] = [
  ...signin,
  ...loan,
  ...comments,
  ...calls,
  ...decision,
  ...tags,
  ...health,
];

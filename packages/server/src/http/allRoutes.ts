import { routes as account } from '../account/routes';
import { routes as applicant } from '../applicant/routes';
import { routes as approvals } from '../approvals/routes';
import { routes as audit } from '../audit/routes';
import { routes as bureau } from '../bureau/routes';
import { routes as calls } from '../calls/routes';
import { routes as cashBook } from '../cashBook/routes';
import { routes as collections } from '../collections/routes';
import { routes as collectionsList } from '../collections/listRoutes';
import { routes as comments } from '../comments/routes';
import { routes as decision } from '../decision/routes';
import { routes as documents } from '../documents/routes';
import { routes as exports } from '../exports/routes';
import { routes as feedback } from '../feedback/routes';
import { routes as files } from '../files/routes';
import { routes as followup } from '../followup/routes';
import { routes as health } from '../health/routes';
import { routes as horoscope } from '../horoscope/routes';
import { routes as intel } from '../intel/routes';
import { routes as kyc } from '../kyc/routes';
import { routes as live } from '../live/routes';
import { routes as loan } from '../loan/routes';
import { routes as mentions } from '../mentions/routes';
import { routes as nach } from '../nach/routes';
import { routes as mapping } from '../mapping/routes';
import { routes as operations } from '../operations/routes';
import { routes as papers } from '../papers/routes';
import { routes as paymentLinks } from '../paymentLinks/routes';
import { routes as pd } from '../pd/routes';
import { routes as replay } from '../replay/routes';
import { routes as lenderSettings } from '../lenderSettings/routes';
import { routes as signin } from '../signin/routes';
import { routes as singleSignOn } from '../singleSignOn/routes';
import { routes as staff } from '../staff/routes';
import { routes as statements } from '../statements/routes';
import { routes as tags } from '../tags/routes';
import { routes as vas } from '../vas/routes';
import { routes as views } from '../views/routes';
import type { Route } from './verb';

/** Every route of this server; `checkInventory` compares it with the contract at start. */
export const allRoutes: readonly Route[] = [
  ...signin,
  ...singleSignOn,
  ...account,
  ...staff,
  ...audit,
  ...operations,
  ...lenderSettings,
  ...loan,
  ...applicant,
  ...collections,
  ...collectionsList,
  ...approvals,
  ...cashBook,
  ...mentions,
  ...nach,
  ...mapping,
  ...papers,
  ...paymentLinks,
  ...comments,
  ...calls,
  ...decision,
  ...tags,
  ...pd,
  ...replay,
  ...intel,
  ...documents,
  ...files,
  ...exports,
  ...bureau,
  ...statements,
  ...kyc,
  ...live,
  ...vas,
  ...feedback,
  ...followup,
  ...horoscope,
  ...views,
  ...health,
];

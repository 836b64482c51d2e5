import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { findConfig } from './configuration';

/** The underwriting configuration (CR-192). */
export const readConfig: Verb<typeof contract.decision.config> = async context => ({
  data: await findConfig(context.db),
});

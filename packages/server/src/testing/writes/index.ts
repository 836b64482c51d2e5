import { telephoneWrites } from './ofCalls';
import { collectionsWrites } from './ofCollections';
import { creditWrites } from './ofCredit';
import { peopleWrites } from './ofPeople';
import { supportWrites } from './ofSupport';
import { jobWrites } from './ofTheServer';
import type { Write } from './write';

export { webhookWrites } from './ofCalls';
export { staffWrites } from './ofPeople';
export { serverWrites } from './ofTheServer';
export type { Place, Write } from './write';

/** Every call that writes or may not be sent as GET, by its name in the contract. */
export const callWrites: Readonly<Record<string, Write>> = {
  ...creditWrites,
  ...supportWrites,
  ...collectionsWrites,
  ...telephoneWrites,
  ...peopleWrites,
  ...jobWrites,
};

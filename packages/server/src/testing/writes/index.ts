import { telephoneWrites } from './ofCalls';
import { collectionsWrites } from './ofCollections';
import { creditWrites } from './ofCredit';
import { nachJobWrites, nachWrites } from './ofNach';
import { peopleWrites } from './ofPeople';
import { supportWrites } from './ofSupport';
import { jobWrites, serverWrites as otherServerWrites, settingsWrites } from './ofTheServer';
import type { Write } from './write';

export { webhookWrites } from './ofCalls';
export { staffWrites } from './ofPeople';
export { aPlace, type Place, type Write } from './write';

/** Every call that writes or may not be sent as GET, by its name in the contract. */
export const callWrites: Readonly<Record<string, Write>> = {
  ...creditWrites,
  ...supportWrites,
  ...collectionsWrites,
  ...nachWrites,
  ...telephoneWrites,
  ...peopleWrites,
  ...jobWrites,
  ...settingsWrites,
};

/** Writes of the server and its commands without a request. */
export const serverWrites: Readonly<Record<string, Write>> = { ...otherServerWrites, ...nachJobWrites };

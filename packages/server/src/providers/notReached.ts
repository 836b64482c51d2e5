import { errorCode } from '../db/cannotStart';

/** A provider could not be reached: it was asked for nothing. */
export class NotReached extends Error {
  constructor() {
    super('The provider was not reached');
    this.name = 'NotReached';
  }
}

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a request failed before there was a connection. */
export const wasNeverConnected = (error: unknown): boolean => neverConnected.has(errorCode(error) ?? '');

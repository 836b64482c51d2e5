import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './env';

interface RequestScope {
  readonly requestId: string;
  /** Closes the connection, so that its sender does not wait for an answer that never comes. */
  readonly breakOff: () => void;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs a request in a scope of its own, which everything that it begins belongs to. */
export function requestScope(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { outgoing } = c.env ?? {};
    const breakOff = () => void (outgoing && !outgoing.writableFinished && outgoing.destroy());
    return scopes.run({ requestId: c.get('requestId'), breakOff }, next);
  };
}

/** The request in which the running code was begun; null outside every request. */
export const requestOfFault = (): RequestScope | null => scopes.getStore() ?? null;

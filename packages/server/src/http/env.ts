import type { HttpBindings } from '@hono/node-server';
import type { CallDeclaration } from '@lending-desk/domain';

/** What middleware and mount hand to each other along one request. `Bindings` is empty when a test asks directly. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    call?: CallDeclaration;
    /** What the log calls the route: the declared path, 'static' or nothing. */
    route?: string;
    staffId?: string;
  };
}

import type { HttpBindings } from '@hono/node-server';
import type { CallDeclaration } from '@lending-desk/domain/contract';

/** What middleware and mount pass on along one request. `Bindings` is empty when a test calls the app
 *  directly. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    call?: CallDeclaration;
    /** The route's name in the log: the declared path, 'static' or nothing. */
    route?: string;
    staffId?: string;
  };
}

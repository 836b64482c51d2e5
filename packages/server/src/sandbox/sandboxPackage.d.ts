// The server's view of `@lending-desk/sandbox` (see `paths` in tsconfig.json): that package depends on the
// server, so its own types are not available when the server is compiled.
import type { Sandbox } from './sandbox';

export declare const sandbox: Sandbox;

// What the server knows of `@lending-desk/sandbox` (see `paths` in tsconfig.json): the package is built on the server,
// so that its own types cannot come before the server's.
import type { Sandbox } from './sandbox';

export declare const sandbox: Sandbox;

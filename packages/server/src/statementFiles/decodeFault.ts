import type { FaultCode } from '@lending-desk/domain/statementFiles';

/** Ends the reading of a file with the provider's code. */
export class DecodeFault extends Error {
  override readonly name = 'DecodeFault';
  constructor(
    readonly code: FaultCode,
    /** What is added for people after the provider's words. */
    readonly because = '',
  ) {
    super(code);
  }
}

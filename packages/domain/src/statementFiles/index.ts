export { analyseStatement } from '../statements/analyseStatement';
export { type FaultCode, providerFault } from './faults';
export { institutions } from './institutions';
export type { DecodedFile, PageItem, StatementFile } from './model';
export { providerBody } from './providerBody';
export { readStatementFile, type ReadOutcome, type ReadRequest } from './readStatementFile';

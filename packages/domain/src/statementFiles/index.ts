export { analyseStatementFile } from './analyseStatementFile';
export { type FaultCode, providerFault } from './faults';
export { institutions } from './institutions';
export type { DecodedFile, PageItem, StatementFile } from './model';
export { providerBody } from './providerBody';
export { readStatementFile, type ReadOutcome, type ReadRequest } from './readStatementFile';

export { contract, type Contract } from './allCalls';
export {
  type Access,
  type CallBody,
  type CallDeclaration,
  type CallFailure,
  type CallInput,
  type CallOutput,
  type CallParsed,
  type CallWire,
  declareCall,
  type FilePart,
  grantsCall,
  type InputSchema,
  isKeyed,
  movesMoney,
  partOf,
  pathOf,
  type UploadedFile,
} from './call';
export { toWireRupees } from './wire';

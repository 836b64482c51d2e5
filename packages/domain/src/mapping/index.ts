export { type ChosenReceipts, type MappingChoice, mappingChoices, mappingUpdates } from './choices';
export { mappingContract } from './contract';
export { mappingMessages } from './messages';

export { tagsContract } from './contract';
export { splitTags } from './splitTags';

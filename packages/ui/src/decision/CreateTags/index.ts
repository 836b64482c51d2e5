export { CreateTags, type CreateTagsProps } from './CreateTags';

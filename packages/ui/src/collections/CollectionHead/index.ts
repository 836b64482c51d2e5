export { CollectionHead, type CollectionHeadProps } from './CollectionHead';

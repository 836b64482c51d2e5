export { CopyButton, type CopyButtonProps } from './CopyButton';
export { useCopy, type CopyState } from './useCopy';

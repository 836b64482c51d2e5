export { PromiseMark, type PromiseMarkProps } from './PromiseMark';

export { NotPermittedScreen, type NotPermittedScreenProps } from './NotPermittedScreen';

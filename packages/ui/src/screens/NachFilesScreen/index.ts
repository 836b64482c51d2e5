export { NachFilesScreen, type NachFilesScreenProps } from './NachFilesScreen';

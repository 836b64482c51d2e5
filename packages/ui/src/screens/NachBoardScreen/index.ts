export { NachBoardScreen, type NachBoardScreenProps, type NachBoardShown } from './NachBoardScreen';

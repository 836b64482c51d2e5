export { KycImages, type KycImagesProps } from './KycImages';

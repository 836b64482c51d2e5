export { ImageGallery, KycImages, type KycImagesProps } from './KycImages';
export type { ImageSet } from './imagesOf';

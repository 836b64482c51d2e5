export { AudioPlayer, type AudioPlayerProps } from './AudioPlayer';
export { playSpeeds, type PlaySpeed } from './speeds';

// One file of the build, for the dialogs that a press opens.
export { ByHand } from './ByHand';
export { CreateLink } from './CreateLink';
export { WaiverForm } from './WaiverForm';
export { Why } from './Why';

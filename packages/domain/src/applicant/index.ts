export { addressLine } from './address';
export { ageOn } from './age';
export { compareGps } from './compareGps';
export { incomeModesText } from './incomeModes';
export { type PennyDropRow, pennyDropRows, pennyDropVerified } from './pennyDrop';
export type { Financial, PennyDrop, Personal, Professional } from './schema';

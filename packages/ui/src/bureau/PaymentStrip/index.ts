export { Legend } from './Legend';
export { PaymentStrip, type PaymentStripProps } from './PaymentStrip';
export { stripWidth } from './picture';
export { Scale } from './Scale';

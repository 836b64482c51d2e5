export { Legend } from './Legend';
export { PaymentStrip, type PaymentStripProps } from './PaymentStrip';
export { Scale } from './Scale';

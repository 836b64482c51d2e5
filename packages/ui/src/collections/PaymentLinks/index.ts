export { PaymentLinks, type PaymentLinksProps } from './PaymentLinks';

export { SectionBody, type SectionBodyProps } from './SectionBody';

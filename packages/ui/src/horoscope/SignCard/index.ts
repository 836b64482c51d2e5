export { SignCard, type SignCardProps } from './SignCard';

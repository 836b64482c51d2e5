export { InReview, type InReviewProps } from './InReview';

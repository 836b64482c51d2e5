import { whyTopics } from '@lending-desk/domain/collections';
import { useInAddress } from './useInAddress';

/** The figure that is asked about. */
export const useWhy = () => useInAddress('why', whyTopics);

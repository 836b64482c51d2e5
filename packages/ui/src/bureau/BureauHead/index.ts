export { type BureauFetch, BureauHead, type BureauHeadProps } from './BureauHead';
export { BureauFailed, BureauLoading } from './states';

export { AnalysisBanner, type AnalysisBannerProps } from './AnalysisBanner';

import { type AnalysisState, hasFaults } from '@lending-desk/domain/statements';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { line } from './AnalysisBanner.css';

export type AnalysisBannerProps = {
  /** How far the analysis is. */
  analysis: AnalysisState;
  /** One button on the right. @default none */
  action?: ReactNode;
  /** Announces it to screen readers when it appears. @default false */
  live?: boolean | undefined;
};

/** What the last analysis could not use; nothing while it used everything [CS-033, CS-052]. */
export function AnalysisBanner({ analysis, action, live }: AnalysisBannerProps) {
  if (!hasFaults(analysis)) return null;
  const { state, message, files } = analysis;
  return (
    <Banner
      tone="reject"
      live={live}
      title={
        state === 'failed'
          ? `Bank statements could not be analysed${message === null ? '' : `: ${message}`}`
          : `${files.length} ${files.length === 1 ? 'statement' : 'statements'} could not be read`
      }
      action={action}
    >
      {files.map(({ key, name, error }) => (
        <div key={key} className={line}>{`${name}: ${error}`}</div>
      ))}
      {files.length > 0 ? (
        <div>Remove the statement and upload it again, with the right password and institution.</div>
      ) : null}
    </Banner>
  );
}

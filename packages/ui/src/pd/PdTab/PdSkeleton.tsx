import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { control, group, question } from './PdTab.css';

const questions = [1, 2, 3, 4, 5, 6];

/** Skeleton of the PD form. */
export function PdSkeleton() {
  return (
    <Panel title="PD Feedback">
      <div className={group} aria-busy>
        <VisuallyHidden role="status">Loading PD feedback</VisuallyHidden>
        {questions.map(one => (
          <div key={one} className={question}>
            <Skeleton width={120} />
            <div className={control}>
              <Skeleton height={32} radius="md" />
            </div>
          </div>
        ))}
      </div>
    </Panel>
  );
}

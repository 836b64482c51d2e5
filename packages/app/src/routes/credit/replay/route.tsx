import { useParams } from 'react-router-dom';
import { useViewer } from '../../../session/useViewer';
import { ReplayPage } from './ReplayPage';

/** A decided loan as it stood when it was decided, for training (beyond, second list 9). */
export function Component() {
  const { id = '' } = useParams();
  return <ReplayPage key={id} id={id} viewer={useViewer()} />;
}

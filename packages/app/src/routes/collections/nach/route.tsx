import { useParams } from 'react-router-dom';
import { Board } from './Board';
import { Files } from './Files';

/** The NACH files that were uploaded, or the board of one [M45]. */
export function Component() {
  const { fileId } = useParams();
  return fileId === undefined ? <Files /> : <Board key={fileId} fileId={fileId} />;
}

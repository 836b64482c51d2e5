import { Button } from '../../primitives/Button';
import { notice, place } from './NewVersion.css';

export type NewVersionProps = {
  /** Whether the server has a newer release than this page. */
  available: boolean;
  /** Called when somebody loads the new version. */
  onReload: () => void;
  /** Called when somebody goes on with the old one. */
  onClose: () => void;
};

/** Says that there is a new version. It stays until somebody answers: a reload in the middle of a form is theirs to
 *  decide. */
export function NewVersion({ available, onReload, onClose }: NewVersionProps) {
  return (
    // The live region must exist before the words do.
    <div className={place} aria-live="polite">
      {available ? (
        <div className={notice}>
          <span>A new version is available</span>
          <Button size="xs" variant="solid" onClick={onReload}>
            Reload
          </Button>
          <Button size="xs" variant="plain" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : null}
    </div>
  );
}

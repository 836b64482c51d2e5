import type { Viewer } from '@lending-desk/domain/access';
import { useSession } from './session';

/** The signed-in person, for components shown only after sign-in. */
export function useViewer(): Viewer {
  const { viewer } = useSession();
  if (!viewer) throw new Error('This page is shown to a signed-in person only');
  return viewer;
}

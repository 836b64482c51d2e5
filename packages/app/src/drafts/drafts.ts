import { session } from '../session/session';
import { createDraftStore } from './store';

/** The drafts of this browser. */
export const drafts = createDraftStore({ storage: localStorage, now: () => new Date() });

session.onForget(forgetting => {
  drafts.flush();
  if (forgetting.drafts === 'drop') drafts.clearPerson(forgetting.person);
});
window.addEventListener('pagehide', drafts.flush);
// A phone or a laptop lid gives no pagehide.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') drafts.flush();
});

import { session } from '../session/session';
import { createIdempotencyKeys } from './idempotencyKeys';
import { createDraftStore } from './store';

const parts = { storage: localStorage, now: () => new Date() };

/** The drafts of this browser. */
export const drafts = createDraftStore(parts);

/** The keys of requests of this browser whose outcome is unknown. */
export const idempotencyKeys = createIdempotencyKeys(parts);

session.onForget(forgetting => {
  drafts.flush();
  if (forgetting.drafts === 'keep') return;
  drafts.clearPerson(forgetting.person);
  idempotencyKeys.clearPerson(forgetting.person);
});
window.addEventListener('storage', event => {
  if (event.storageArea === localStorage) drafts.storageChanged(event.key ?? '');
});
window.addEventListener('pagehide', drafts.flush);
// Phones and closed laptop lids fire no pagehide.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') drafts.flush();
});

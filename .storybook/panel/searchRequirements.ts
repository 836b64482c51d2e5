import type { API } from 'storybook/manager-api';
import { storybookAddress } from '../../stories/Specification/address';
import { readStatements } from '../statements';

const notice = 'lending-desk/requirement';
const id = /^[a-z]{2}-\d{3}$/i;

/** Answers a requirement's id in Storybook's search with what it says and a way to its row, also where only tests prove
 *  it. The search itself knows nothing but stories. */
export function searchRequirements(api: API): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'storybook-explorer-searchfield') return;
    const typed = target.value.trim().toUpperCase();
    api.clearNotification(notice);
    if (!id.test(typed)) return;
    readStatements().then(
      statements => {
        const found = statements.get(typed);
        // Somebody may have typed on meanwhile.
        if (!found || target.value.trim().toUpperCase() !== typed) return;
        api.addNotification({
          id: notice,
          content: { headline: `${typed}: open its row`, subHeadline: found.statement },
          onClick: ({ onDismiss }) => {
            onDismiss();
            window.location.assign(storybookAddress.to(typed));
          },
        });
      },
      (error: unknown) => console.error(error),
    );
  });
}

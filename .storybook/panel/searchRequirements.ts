import type { API } from 'storybook/manager-api';
import { idOf, storybookAddress } from '../../stories/Specification/address';
import { readStatements } from '../statements';

const notice = 'lending-desk/requirement';
const id = /^(?:[a-z]{2}-\d{3}(?:\.[a-z]+)?|m\d+\.[a-z]+)$/i;

/** Answers a requirement's id in Storybook's search with what it says and a way to its row, also where only tests prove
 *  it. The search itself knows nothing but stories. */
export function searchRequirements(api: API): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'storybook-explorer-searchfield') return;
    const typed = idOf(target.value);
    api.clearNotification(notice);
    if (!id.test(typed)) return;
    readStatements().then(
      statements => {
        const found = statements.get(typed);
        // Somebody may have typed on meanwhile.
        if (!found || idOf(target.value) !== typed) return;
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

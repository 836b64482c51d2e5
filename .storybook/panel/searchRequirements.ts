import type { API } from 'storybook/manager-api';
import { askAddress, idOf, storybookAddress } from '../../stories/Specification/address';
import { readStatements } from '../statements';

const notice = 'lending-desk/requirement';
const id = /^(?:[a-z]{2}-\d{3}(?:\.[a-z]+)?|m\d+\.[a-z]+)$/i;
/** Several words: a question, or the name of a page, for which nobody needs an answer. */
const sentence = /\S+\s+\S+\s+\S+/;

/** Answers in Storybook's search, which knows nothing but names of stories: a requirement's id with what it says and a
 *  way to its row, also where only tests prove it, and a question with a way to the page that answers it. */
export function searchRequirements(api: API): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'storybook-explorer-searchfield') return;
    const typed = idOf(target.value);
    api.clearNotification(notice);
    const offer = (headline: string, subHeadline: string, to: string) =>
      api.addNotification({
        id: notice,
        content: { headline, subHeadline },
        onClick: ({ onDismiss }) => {
          onDismiss();
          window.location.assign(to);
        },
      });
    const asked = target.value.trim();
    if (sentence.test(asked)) {
      offer('Ask the specification', `“${asked}”`, askAddress(asked));
      return;
    }
    if (!id.test(typed)) return;
    readStatements().then(
      statements => {
        const found = statements.get(typed);
        // Somebody may have typed on meanwhile.
        if (!found || idOf(target.value) !== typed) return;
        offer(`${typed}: open its row`, found.statement, storybookAddress.to(typed));
      },
      (error: unknown) => console.error(error),
    );
  });
}

import { flushSync } from 'react-dom';

const render = () => flushSync(() => {});

/** Clicks as a person does: React has rendered what the click changed before the browser acts on the button. A click
 *  made by code acts on the button as it was. */
export async function clickAsAPerson(click: (element: Element) => Promise<void>, element: Element) {
  window.addEventListener('click', render);
  try {
    await click(element);
  } finally {
    window.removeEventListener('click', render);
  }
}

/** Each letter twice: 'Save' → 'SSaavvee'. Longer words, as in another language, and still readable; figures stay. */
const twice = (text: string) => text.replaceAll(/\p{L}/gu, '$&$&');

/** Texts as they were written. */
const written = new WeakMap<Text, string>();

/** Neither a page of documentation around a story, nor what nobody reads. */
const isShown = ({ parentElement: parent }: Text) =>
  parent !== null &&
  !parent.matches('script, style, textarea') &&
  (parent.closest('#storybook-docs') === null || parent.closest('.sb-story') !== null);

function* textsIn(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) yield node;
  }
}

function lengthen(text: Text) {
  const before = written.get(text);
  // What is there already is the longer text, unless the component has written another one since.
  if ((before !== undefined && text.data === twice(before)) || !isShown(text)) return;
  written.set(text, text.data);
  text.data = twice(text.data);
}

const observer = new MutationObserver(changes => {
  for (const { type, target, addedNodes } of changes) {
    for (const root of type === 'characterData' ? [target] : addedNodes) {
      for (const text of textsIn(root)) lengthen(text);
    }
  }
});
let on = false;

/** Shows every text of the stories twice as long, also those that come, until it is turned off. */
export function setLengthened(wanted: boolean): void {
  if (wanted === on) return;
  on = wanted;
  observer.disconnect();
  if (on) {
    for (const text of textsIn(document.body)) lengthen(text);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return;
  }
  for (const text of textsIn(document.body)) {
    const before = written.get(text);
    if (before !== undefined && text.data === twice(before)) text.data = before;
    written.delete(text);
  }
}

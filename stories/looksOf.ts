const notUsable = ':disabled, [aria-disabled=true], [aria-hidden=true], [inert]';
/** Below it a text is small for axe, whatever its weight. */
const smallBelowPx = 18;

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** What lies under the middle of an element, from itself down; its ancestors where it is scrolled out of the window. */
function stackUnder(element: Element): Element[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
  const at = stack.indexOf(element);
  if (at >= 0) return stack.slice(at);
  const ancestors = [];
  for (let above: Element | null = element; above; above = above.parentElement) ancestors.push(above);
  return ancestors;
}

/** A text on the page. What lies under it is the same in either theme. */
interface Text {
  readonly element: Element;
  readonly stack: readonly Element[];
}

export const textsUnder = (root: Element): Text[] =>
  [...root.querySelectorAll('*')]
    .filter(element => hasText(element) && element.checkVisibility())
    .map(element => ({ element, stack: stackUnder(element) }));

interface Layer {
  readonly background: string;
  readonly isOpaque: boolean;
  /** What changes the colours of the layer and of all that is above it. */
  readonly group: string;
}

function layerOf(element: Element): Layer {
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
  return {
    background: `${backgroundColor} ${backgroundImage}`,
    isOpaque: backgroundColor.startsWith('rgb('),
    group: `${opacity} ${filter} ${mixBlendMode}`,
  };
}

/** The layers that show through to a text. */
function groundOf({ stack }: Text, layers: Map<Element, Layer>): string[] {
  let isCovered = false;
  return stack.flatMap(under => {
    const layer = layers.get(under) ?? layerOf(under);
    layers.set(under, layer);
    const { background, isOpaque, group } = layer;
    const shows = !isCovered && background !== 'rgba(0, 0, 0, 0) none';
    isCovered ||= isOpaque;
    return [...(shows ? [background] : []), ...(group === '1 none normal' ? [] : [group])];
  });
}

function lookOf(text: Text, layers: Map<Element, Layer>): string {
  const { element } = text;
  const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize) < smallBelowPx ? 'small' : `${fontSize} ${fontWeight}`;
  // A link is told from the text around it.
  const around = element.matches('a') && element.parentElement && getComputedStyle(element.parentElement);
  const link = around ? `${textDecorationLine} ${around.color} ${fontWeight} ${around.fontWeight}` : '';
  const usable = element.closest(notUsable) === null;
  return [color, size, textShadow, link, usable, ...groundOf(text, layers)].join(' | ');
}

/** How texts look, as far as axe checks their colours: two that look the same pass or fail alike. Each look is named
 *  once, with the first element that has it. */
export function looksOf(texts: readonly Text[]): Map<string, Element> {
  const layers = new Map<Element, Layer>();
  const looks = new Map<string, Element>();
  // A page that goes on loading takes some away meanwhile.
  for (const text of texts.filter(({ element }) => element.isConnected)) {
    const look = lookOf(text, layers);
    if (!looks.has(look)) looks.set(look, text.element);
  }
  return looks;
}

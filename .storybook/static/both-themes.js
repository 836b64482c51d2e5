// A story in light and in dark, side by side. A page of its own, because both frames run the story's play function.
const query = new URLSearchParams(location.search);
const id = query.get('id') ?? '';
const density = query.get('density') ?? 'compact';
// The size a story belongs to; 0 for none.
const [width, height] = ['width', 'height'].map(name => Number.parseInt(query.get(name) ?? '0', 10));

const title = document.querySelector('#story');
title.textContent = query.get('name') || id;
title.setAttribute('href', `./?path=/story/${encodeURIComponent(id)}`);

for (const theme of ['light', 'dark']) {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = theme === 'light' ? 'Light' : 'Dark';
  const room = document.createElement('div');
  const frame = document.createElement('iframe');
  frame.title = `${caption.textContent} theme`;
  const globals = `theme:${theme};density:${density}`;
  frame.src = `./iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals }).toString()}`;
  room.append(frame);
  figure.append(caption, room);
  document.querySelector('main').append(figure);
  if (width > 0 && height > 0) {
    // As a window of that size would draw it, and small enough to be whole.
    new ResizeObserver(() => {
      const scale = Math.min(1, room.clientWidth / width);
      frame.style.width = `${width}px`;
      frame.style.height = `${height}px`;
      frame.style.transform = `scale(${scale})`;
      frame.style.marginBottom = `${(scale - 1) * height}px`;
      frame.style.marginRight = `${(scale - 1) * width}px`;
    }).observe(room);
  }
}

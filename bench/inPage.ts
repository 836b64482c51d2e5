// Functions that run inside the page. Only their source text is transferred, so they must not use outer variables.

declare global {
  interface Window {
    bench: {
      /** Milliseconds since the navigation; null until a loan is visible. */
      rowsAt: number | null;
      lcp: number;
      cls: number;
      /** Start and duration of every task of at least 50 ms. */
      longTasks: (readonly [number, number])[];
      /** Milliseconds from click to paint of the change. */
      painted: Promise<number>;
      /** Milliseconds from key press to paint of the letter, and of the matching rows; null if the rows do not
       *  change. */
      typed: Promise<{ field: number; rows: number | null }>;
      /** Milliseconds from key press to the tab's content, and to its last update. */
      switched: Promise<{ content: number; rest: number }>;
      /** Event Timing entries of all keys that took at least 16 ms: from key press to next paint. */
      keys: number[];
      afterPaint: (then: () => void) => void;
    };
  }
}

/** Instruments a page before any of its code runs. */
export function observePage(): void {
  const seen: Window['bench'] = {
    rowsAt: null,
    lcp: 0,
    cls: 0,
    longTasks: [],
    painted: Promise.resolve(0),
    typed: Promise.resolve({ field: 0, rows: null }),
    switched: Promise.resolve({ content: 0, rest: 0 }),
    keys: [],
    afterPaint: then =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', then, { once: true });
        port1.start();
        port2.postMessage(null);
      }),
  };
  window.bench = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options?: object) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', entry => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', entry => {
    if ('hadRecentInput' in entry && entry.hadRecentInput) return;
    if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
  });
  // 16 ms is the minimum the browser reports; faster events have no entry.
  watch(
    'event',
    entry => {
      if (entry.name === 'keydown') seen.keys.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
  watch('longtask', entry => seen.longTasks.push([entry.startTime, entry.duration]));
  const rows = new MutationObserver(() => {
    // Skeleton rows have no amount.
    if (!document.querySelector('tbody tr')?.textContent?.includes('Rs.')) return;
    rows.disconnect();
    seen.afterPaint(() => {
      seen.rowsAt = performance.now();
    });
  });
  rows.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits for the next click and measures until the first element matching the selector shows a different text. */
export function watchChange(selector: string): void {
  const words = () => document.querySelector(selector)?.textContent ?? '';
  const before = words();
  window.bench.painted = new Promise((resolve, reject) => {
    let pressedAt: number | null = null;
    addEventListener(
      'pointerdown',
      event => {
        pressedAt = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const changes = new MutationObserver(() => {
      const from = pressedAt;
      const now = words();
      if (from === null || now === '' || now === before) return;
      changes.disconnect();
      window.bench.afterPaint(() => resolve(performance.now() - from));
    });
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-state'],
    });
    setTimeout(() => reject(new Error(`${selector} did not change`)), 20_000);
  });
}

/** Waits for the next key press and measures until its letter, and any change inside the selector, was painted. */
export function watchKey(selector: string): void {
  window.bench.typed = new Promise((resolve, reject) => {
    addEventListener(
      'keydown',
      event => {
        let field: number | null = null;
        let rows: number | null = null;
        const since = () => performance.now() - event.timeStamp;
        const changes = new MutationObserver(() => {
          changes.disconnect();
          window.bench.afterPaint(() => {
            rows = since();
          });
        });
        const watched = document.querySelector(selector)?.parentElement;
        if (watched) changes.observe(watched, { childList: true, subtree: true, characterData: true });
        window.bench.afterPaint(() => {
          field = since();
        });
        // Long after any work caused by this key.
        setTimeout(() => {
          changes.disconnect();
          if (field === null) reject(new Error('The letter was not painted'));
          else resolve({ field, rows });
        }, 600);
      },
      { capture: true, once: true },
    );
  });
}

/** Waits for the next key press and measures until a panel shows other text without skeletons, and until it has
 *  not changed for half a second. */
export function watchTab(selector: string): void {
  const quietMs = 500;
  const words = () => document.querySelector(selector)?.textContent ?? '';
  const before = words();
  window.bench.switched = new Promise((resolve, reject) => {
    addEventListener(
      'keydown',
      event => {
        let content: number | null = null;
        let rest = 0;
        let quiet: ReturnType<typeof setTimeout>;
        const since = () => performance.now() - event.timeStamp;
        const changes = new MutationObserver(() => {
          clearTimeout(quiet);
          const now = words();
          const isThere =
            now !== '' && now !== before && !document.querySelector(`${selector} [data-skeleton]`);
          if (!isThere) return;
          const first = content === null;
          content ??= 0;
          window.bench.afterPaint(() => {
            rest = since();
            if (first) content = rest;
            quiet = setTimeout(end, quietMs);
          });
        });
        const end = () => {
          changes.disconnect();
          resolve({ content: content ?? 0, rest });
        };
        changes.observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributeFilter: ['data-state'],
        });
        setTimeout(() => {
          changes.disconnect();
          if (content === null) reject(new Error(`${selector} did not change`));
        }, 20_000);
      },
      { capture: true, once: true },
    );
  });
}

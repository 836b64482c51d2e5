import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createUploads, type UploadsOptions } from './createUploads';

/** The user's uploads on this page. Leaving the page aborts those running.
 *  @returns the props of `Uploads`, and the number of files that leaving would abort */
export function useUploads(options: UploadsOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [store] = useState(() =>
    createUploads({
      validate: (...asked) => latest.current.validate(...asked),
      send: (...sent) => latest.current.send(...sent),
      atOnce: options.atOnce,
    }),
  );
  useEffect(() => store.endAll, [store]);
  const uploads = useSyncExternalStore(store.subscribe, store.get);
  return {
    underWay: uploads.filter(({ state }) => state === 'waiting' || state === 'running').length,
    props: {
      uploads,
      onChoose: store.choose,
      onCancel: store.cancel,
      onRetry: store.retry,
      onRemove: store.remove,
    },
  };
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createUploads, type UploadsOptions } from './createUploads';

/** The files somebody is uploading on this page. Leaving the page ends what is under way.
 *  @returns the props of `Uploads`, and how many files leaving would lose */
export function useUploads(options: UploadsOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [store] = useState(() =>
    createUploads({
      judge: (...asked) => latest.current.judge(...asked),
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

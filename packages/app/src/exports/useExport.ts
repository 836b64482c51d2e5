import { formatDateTime, instantOfEpochMs } from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import type { ExportRun } from '@lending-desk/ui/exports/ExportProgress';
import type { LastExport } from '@lending-desk/ui/exports/LastExportPanel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textOf } from '../http/apiError';
import type { ExportedFile, ExportOptions, ExportSoFar } from '../queries/exports';
import { useViewer } from '../session/useViewer';
import { saveFile } from './saveFile';

/** What is exported, as the panel of the last export shows it. */
type Asked = Pick<LastExport, 'range' | 'status' | 'ids'>;

// Kept per person and export until the page is reloaded.
const lastOf = new Map<string, LastExport>();

const idle: ExportRun = { state: 'idle' };

/** One export at a time, which its form sees to: how it goes, how it is ended, and what the last one was. Leaving
 *  the page ends it.
 *  @param name  which export it is
 *  @param download  fetches the file */
export function useExport<What extends Asked>(
  name: 'applications' | 'loans',
  download: (asked: What, options: ExportOptions) => Promise<ExportedFile>,
) {
  const key = `${name} ${useViewer().idString}`;
  const [run, setRun] = useState<ExportRun>(idle);
  const [last, setLast] = useState(() => lastOf.get(key));
  const abort = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    if (!abort.current) return;
    abort.current.abort();
    abort.current = null;
    // At once, because the next one may start before the last one has stopped.
    setRun({ state: 'cancelled' });
  }, []);
  useEffect(() => cancel, [cancel]);

  const start = async (asked: What) => {
    const own = new AbortController();
    abort.current = own;
    setRun({ state: 'running', rows: 0, bytes: 0 });
    const progress = atMostOncePerFrame(sofar => {
      if (abort.current === own) setRun({ state: 'running', ...sofar });
    });
    try {
      const { file, fileName, rows } = await download(asked, {
        signal: own.signal,
        onProgress: progress,
      });
      if (own.signal.aborted) return;
      saveFile(file, fileName);
      const saved = {
        ...asked,
        rows,
        fileName,
        savedAt: formatDateTime(instantOfEpochMs(Date.now())),
      };
      lastOf.set(key, saved);
      setLast(saved);
      abort.current = null;
      setRun({ state: 'done', rows, fileName, missing: asked.ids && asked.ids.length - rows });
    } catch (thrown) {
      if (own.signal.aborted) return;
      abort.current = null;
      setRun({ state: 'failed', message: textOf(thrown, messages.exports.failed) });
    }
  };
  return { run, last, start, cancel };
}

/** Parts arrive faster than anybody can read: the latest of a frame is shown. */
function atMostOncePerFrame(show: (sofar: ExportSoFar) => void): (sofar: ExportSoFar) => void {
  let frame = 0;
  return sofar => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(sofar));
  };
}

import { can } from '@lending-desk/domain/access';
import { paperMessages } from '@lending-desk/domain/papers';
import { PaperDownload } from '@lending-desk/ui/collections/PaperDownload';
import { downloadPaper, type PaperAsked, paperFileName } from '../queries/papers';
import { useSingleFlight } from '../queries/useSingleFlight';
import { saveFile } from '../exports/saveFile';
import { runOf } from '../http/runOf';
import { useViewer } from '../session/useViewer';

type Props = PaperAsked & { label: string };

/** A paper about a loan, saved as a PDF (beyond 13). */
export function Paper({ label, ...asked }: Props) {
  const viewer = useViewer();
  // Whoever may open a decided case may have its memo.
  const may = asked.on === 'decision' || can(viewer, 'downloadPapers');
  const fileName = paperFileName(asked);
  const { press, ...action } = useSingleFlight(['paper', fileName], {
    mutationFn: downloadPaper,
    onSuccess: file => saveFile(file, fileName),
    // Pressed again it would be recorded, and saved beside itself, a second time.
    reaches: () => true,
  });
  return (
    <PaperDownload
      label={label}
      paper={action.succeeded ? { state: 'done', message: `Saved as ${fileName}` } : runOf(action)}
      onDownload={() => void press(asked)}
      whyNot={may ? undefined : paperMessages.writersOnly}
    />
  );
}

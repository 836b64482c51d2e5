import { NachUploadDialog } from '@lending-desk/ui/nach/NachUploadDialog';
import { useNavigate } from 'react-router-dom';
import { useUploadNach } from '../../queries/nach';
import { nachBoardAddress } from './addresses';

/** The dialog that uploads a NACH file and opens its board (CO-006). */
export function NachUpload({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { press, pending, error, reset } = useUploadNach();
  const navigate = useNavigate();
  return (
    <NachUploadDialog
      open={open}
      sending={pending}
      error={error?.message}
      onUpload={file =>
        press(file, {
          done: ({ fileId }) => {
            onClose();
            void navigate(nachBoardAddress(fileId));
          },
        })
      }
      onClose={() => {
        reset();
        onClose();
      }}
    />
  );
}

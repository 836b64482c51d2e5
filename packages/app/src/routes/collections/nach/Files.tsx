import type { NachFileLine } from '@lending-desk/domain/nach';
import { NachFilesScreen } from '@lending-desk/ui/screens/NachFilesScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nachQueries } from '../../../queries/nach';
import { nachBoardAddress } from '../addresses';
import { NachUpload } from '../nachUpload';

/** The NACH files that were uploaded [M45]. */
export function Files() {
  const { data, error, refetch } = useQuery(nachQueries.files());
  const [uploading, setUploading] = useState(false);
  const navigate = useNavigate();
  return (
    <NachFilesScreen
      list={
        data
          ? { state: 'ready', rows: data }
          : error
            ? { state: 'failed', message: error.message, retry: { onTryNow: () => void refetch() } }
            : { state: 'loading' }
      }
      onUpload={() => setUploading(true)}
      onOpen={useCallback(({ fileId }: NachFileLine) => void navigate(nachBoardAddress(fileId)), [navigate])}
    >
      <NachUpload open={uploading} onClose={() => setUploading(false)} />
    </NachFilesScreen>
  );
}

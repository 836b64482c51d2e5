import { useEffect, useRef } from 'react';
import { thumbnail } from './EditDetailsDialog.css';

/** A chosen picture, small. Its name stands beside it; a file the browser cannot draw shows nothing. */
export function Thumbnail({ file }: { file: File }) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    const address = URL.createObjectURL(file);
    if (image) image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <img
      ref={ref}
      className={thumbnail}
      alt=""
      hidden
      onLoad={({ currentTarget }) => {
        currentTarget.hidden = false;
      }}
    />
  );
}

import type { KycFacts } from '@lending-desk/domain';
import { useMemo, useState } from 'react';
import { DocumentViewer } from '../../primitives/DocumentViewer';
import { ImageCard } from './ImageCard';
import { imagesOf } from './imagesOf';
import { row } from './KycImages.css';

export type KycImagesProps = { facts: KycFacts };

/** The customer's pictures side by side; one that is pressed opens larger, with zoom and turn, and leads on to the
 *  others [CR-079]. */
export function KycImages({ facts }: KycImagesProps) {
  const sets = useMemo(() => imagesOf(facts), [facts]);
  const pages = useMemo(
    () =>
      sets.flatMap(set =>
        set.sides.flatMap(({ title, image }) => (image?.url ? [{ title, url: image.url }] : [])),
      ),
    [sets],
  );
  const [index, setIndex] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const page = index === null ? undefined : pages[index];
  return (
    <>
      <ul className={row}>
        {sets.map(set => (
          <ImageCard
            key={set.name}
            set={set}
            onOpen={url => {
              setIndex(pages.findIndex(one => one.url === url));
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {page && index !== null ? (
        <DocumentViewer
          open={open}
          onClose={() => setOpen(false)}
          title={page.title}
          src={page.url}
          documentId={page.title}
          kind="image"
          fileName={`${page.title.toLowerCase().replace(/[^a-z]+/g, '-')}.jpg`}
          sequence={{ index, count: pages.length, onMove: setIndex }}
        />
      ) : null}
    </>
  );
}

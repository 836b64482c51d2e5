import type { KycFacts, SettledDocument } from '@lending-desk/domain/kyc';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { DocumentViewer } from '../../primitives/DocumentViewer';
import { type Reveals, useReveals } from '../../primitives/Reveal';
import { ImageCard } from './ImageCard';
import { type ImageSet, imagesOf } from './imagesOf';
import { row } from './KycImages.css';

export type KycImagesProps = {
  /** Everything the KYC sections say of the customer. */
  facts: KycFacts;
  /** What may be said of each document. */
  documents: readonly SettledDocument[];
  /** Reveals one masked image and returns its link; the access is audited. Rejects with the server's message.
   *  @default no image is masked */
  onRevealFile?: ((ref: string) => Promise<string>) | undefined;
};

/** Lifetime of a link; afterwards the image can no longer be displayed. */
const shownMs = 5 * 60_000;

/** The customer's images side by side. Clicking one opens the viewer with zoom, rotation and paging [CR-079]. */
export function KycImages({ facts, documents, onRevealFile }: KycImagesProps) {
  const sets = useMemo(() => imagesOf(facts, documents), [facts, documents]);
  return (
    <ImageGallery sets={sets} onRevealFile={onRevealFile}>
      {cards => <ul className={row}>{cards}</ul>}
    </ImageGallery>
  );
}

export type ImageGalleryProps = Pick<KycImagesProps, 'onRevealFile'> & {
  sets: readonly ImageSet[];
  /** Lays out the cards, list items in the order of the sets. */
  children: (cards: readonly ReactElement[]) => ReactNode;
};

/** Images that open in one viewer, in which one pages through all of them (CR-079, CS-069). */
export function ImageGallery({ sets: given, onRevealFile, children }: ImageGalleryProps) {
  const reveals = useReveals<string>(async ref => (await onRevealFile?.(ref)) ?? null, shownMs);
  const sets = given.map(set => withRevealed(set, reveals));
  const pages = sets.flatMap(set =>
    set.sides.flatMap(({ title, image }) => (image?.url ? [{ title, url: image.url }] : [])),
  );
  const [index, setIndex] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const page = index === null ? undefined : pages[index];
  return (
    <>
      {children(
        sets.map(set => (
          <ImageCard
            key={set.sides[0]?.title ?? set.name}
            set={set}
            reveals={reveals}
            onOpen={title => {
              // Not by its link: two documents may hold the same picture.
              setIndex(pages.findIndex(one => one.title === title));
              setOpen(true);
            }}
          />
        )),
      )}
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

/** The images of a document, with links added for those that were revealed. */
function withRevealed(set: ImageSet, reveals: Reveals<string>): ImageSet {
  return {
    ...set,
    sides: set.sides.map(side => {
      const ref = side.image?.reveal;
      const reveal = ref === undefined ? null : reveals.of(ref);
      return reveal?.state === 'shown' ? { ...side, image: { ...side.image, url: reveal.value } } : side;
    }),
  };
}

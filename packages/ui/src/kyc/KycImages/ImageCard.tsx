import { Eye, EyeOff, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge';
import { IconButton } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { RevealError, type Reveals } from '../../primitives/Reveal';
import { Spinner } from '../../primitives/Spinner';
import { Text } from '../../primitives/Text';
import { documentDetail, statusFaces } from '../statusFace';
import type { ImageSet } from './imagesOf';
import { card, cover, name as nameClass, nothing, open, other as otherClass, picture } from './KycImages.css';

type ImageCardProps = { set: ImageSet; reveals: Reveals<string>; onOpen: (title: string) => void };

/** Image of a document with its name and status. */
export function ImageCard({ set, reveals, onOpen }: ImageCardProps) {
  // Keyed by URL: after a failed link, the next reload of the loan may bring a working one.
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const shown = set.sides.find(({ image }) => image?.url);
  const url = shown?.image?.url ?? null;
  const other = set.sides.find(side => side.image?.url && side.image.url !== url);
  const asked = set.sides.filter(({ image }) => image?.reveal !== undefined);
  const covered = asked.filter(({ image }) => image?.url === null);
  const face = set.status && statusFaces[set.status.state];
  const detail = set.status && documentDetail(set.status);
  return (
    <li className={card}>
      {url !== null && shown && url !== failedUrl ? (
        <button
          type="button"
          className={open}
          aria-label={`Open ${shown.title}`}
          onClick={() => onOpen(shown.title)}
        >
          <img
            className={picture}
            src={url}
            alt=""
            data-face={set.name === 'Selfie' || undefined}
            loading="lazy"
            decoding="async"
            onError={() => setFailedUrl(url)}
          />
        </button>
      ) : covered[0] && url === null ? (
        <Covered side={covered[0]} reveals={reveals} />
      ) : (
        <div className={nothing}>
          <Icon icon={ImageOff} />
          {url === null ? set.none : 'Image could not be loaded'}
        </div>
      )}
      {other ? (
        <button
          type="button"
          className={otherClass}
          aria-label={`Open ${set.name}, back`}
          onClick={() => onOpen(other.title)}
        >
          Back
        </button>
      ) : null}
      {url === null ? null : covered.map(side => <Covered key={side.title} side={side} reveals={reveals} />)}
      <div className={nameClass}>{set.name}</div>
      {face ? (
        <Badge tone={face.tone} icon={face.icon} emphasis="text">
          {face.word}
        </Badge>
      ) : null}
      {detail ? (
        <Text as="div" size="caption" tone="tertiary" numeric>
          {detail}
        </Text>
      ) : null}
      {asked.map(({ title, image }) =>
        image?.url ? (
          <Hide key={title} title={title} onHide={() => reveals.toggle(image.reveal ?? '')} />
        ) : null,
      )}
    </li>
  );
}

/** A masked image, hidden until the user reveals it. */
function Covered({ side, reveals }: { side: ImageSet['sides'][number]; reveals: Reveals<string> }) {
  const ref = side.image?.reveal ?? '';
  const reveal = reveals.of(ref);
  const label = side.title.endsWith('back') ? 'Show back' : 'Show document';
  return (
    <>
      <button
        type="button"
        className={cover}
        aria-label={`${label}: ${side.title}`}
        aria-busy={reveal.state === 'asking' || undefined}
        onClick={() => reveals.toggle(ref)}
      >
        {reveal.state === 'asking' ? <Spinner size={16} /> : <Icon icon={Eye} />}
        {label}
      </button>
      <RevealError reveal={reveal} />
    </>
  );
}

function Hide({ title, onHide }: { title: string; onHide: () => void }) {
  return <IconButton icon={EyeOff} size="xs" label={`Hide ${title}`} onClick={onHide} />;
}

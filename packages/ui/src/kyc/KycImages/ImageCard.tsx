import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { statusFaces } from '../statusFace';
import type { ImageSet } from './imagesOf';
import { card, name as nameClass, nothing, open, other as otherClass, picture } from './KycImages.css';

type ImageCardProps = { set: ImageSet; onOpen: (url: string) => void };

/** A document's picture, what it is and how it stands. */
export function ImageCard({ set, onOpen }: ImageCardProps) {
  // A link that failed once may be fresh the next time the loan is read.
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const shown = set.sides.find(({ image }) => image?.url);
  const url = shown?.image?.url ?? null;
  const other = set.sides.find(({ image }) => image?.url && image.url !== url)?.image?.url;
  const face = set.status && statusFaces[set.status.state];
  return (
    <li className={card}>
      {url !== null && shown && url !== failedUrl ? (
        <button type="button" className={open} aria-label={`Open ${shown.title}`} onClick={() => onOpen(url)}>
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
          onClick={() => onOpen(other)}
        >
          Back
        </button>
      ) : null}
      <div className={nameClass}>{set.name}</div>
      {face ? (
        <Badge tone={face.tone} icon={face.icon} emphasis="text">
          {face.word}
        </Badge>
      ) : null}
      {set.status?.detail && set.status.state !== 'notSubmitted' ? (
        <Text as="div" size="caption" tone="tertiary" numeric>
          {set.status.detail}
        </Text>
      ) : null}
    </li>
  );
}

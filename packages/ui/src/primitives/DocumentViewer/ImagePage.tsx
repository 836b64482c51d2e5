import { useState } from 'react';
import { page, turnedPicture } from './DocumentViewer.css';
import { type PageProps, Stage } from './Stage';
import { type Size, turned } from './zoom';

/** A picture on the stage. */
export function ImagePage({ src, ...props }: PageProps) {
  const [natural, setNatural] = useState<Size | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setFailed(false);
    setNatural(null);
    setAttempt(attempt + 1);
  };
  // A renewed link is the same picture: it stays as it is looked at, and one that failed is read again.
  const [readFrom, setReadFrom] = useState(src);
  if (readFrom !== src) {
    setReadFrom(src);
    if (failed) again();
  }
  return (
    <Stage
      {...props}
      state={failed ? 'failed' : natural ? 'ready' : 'loading'}
      natural={natural}
      onAgain={again}
    >
      {({ drawn, quarters }) => {
        const upright = drawn && turned(drawn, quarters);
        return (
          <div className={page} style={{ width: drawn?.width, height: drawn?.height }} hidden={!drawn}>
            <img
              key={attempt}
              className={turnedPicture}
              style={{
                width: upright?.width,
                height: upright?.height,
                transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
              }}
              src={src}
              alt={props.title}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                // A drawing without a size of its own has none to tell.
                setNatural(width > 0 && height > 0 ? { width, height } : { width: 600, height: 400 })
              }
              onError={() => setFailed(true)}
            />
          </div>
        );
      }}
    </Stage>
  );
}

import { useState } from 'react';
import { page, turnedPicture } from './DocumentViewer.css';
import { type PageProps, Stage } from './Stage';
import { type Size, turned } from './zoom';

/** An image in the viewer. */
export function ImagePage({ src, ...props }: PageProps) {
  const [natural, setNatural] = useState<Size | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setFailed(false);
    setNatural(null);
    setAttempt(attempt + 1);
  };
  // A renewed link shows the same image: zoom and rotation stay, and a failed image is loaded again.
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
                // An SVG without a size reports 0, so it gets a default.
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

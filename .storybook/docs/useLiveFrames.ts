import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect } from 'react';

/** What a control announces on the page. */
interface NewValues {
  readonly storyId: string;
  readonly updatedArgs: Readonly<Record<string, unknown>>;
}

interface Preview {
  onUpdateArgs: (values: NewValues) => Promise<void>;
  onResetArgs: (values: { storyId: string; argNames?: string[] }) => Promise<void>;
}

/** The preview of a window that shows a story; undefined while it loads. */
function previewOf(shown: (Window & { __STORYBOOK_PREVIEW__?: Preview }) | null): Preview | undefined {
  return shown?.__STORYBOOK_PREVIEW__;
}

/** The previews of a story in frames of this page. */
const framesOf = (storyId: string) =>
  [...document.querySelectorAll('iframe')]
    .filter(frame => new URL(frame.src).searchParams.get('id') === storyId)
    .flatMap(frame => previewOf(frame.contentWindow) ?? []);

/** Lets the controls of a page also change the stories it shows in frames. Storybook changes only those drawn in the
 *  page itself. The preview in a frame is told directly: over its channel it would tell this page in return. */
export function useLiveFrames(): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const failed = (error: unknown) => console.error(error);
    const update = (values: NewValues) =>
      framesOf(values.storyId).forEach(preview => void preview.onUpdateArgs(values).catch(failed));
    const reset = (values: { storyId: string; argNames?: string[] }) =>
      framesOf(values.storyId).forEach(preview => void preview.onResetArgs(values).catch(failed));
    channel.on('updateStoryArgs', update);
    channel.on('resetStoryArgs', reset);
    return () => {
      channel.off('updateStoryArgs', update);
      channel.off('resetStoryArgs', reset);
    };
  }, [channel]);
}

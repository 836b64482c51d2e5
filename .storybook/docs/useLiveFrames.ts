import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect } from 'react';
import { type NewValues, tellFrames } from './previews';

/** Lets the controls of a page also change the stories it shows in frames; Storybook changes only those drawn in the
 *  page itself. */
export function useLiveFrames(): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const update = (values: NewValues) => tellFrames(preview => preview.onUpdateArgs(values), values.storyId);
    const reset = (values: { storyId: string; argNames?: string[] }) =>
      tellFrames(preview => preview.onResetArgs(values), values.storyId);
    channel.on('updateStoryArgs', update);
    channel.on('resetStoryArgs', reset);
    return () => {
      channel.off('updateStoryArgs', update);
      channel.off('resetStoryArgs', reset);
    };
  }, [channel]);
}

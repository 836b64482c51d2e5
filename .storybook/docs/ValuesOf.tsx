import { vars } from '@lending-desk/ui/theme';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useId } from 'react';
import { differing, type Valued } from './valuesOfStories';

interface ValuesOfProps {
  /** The story of the preview. */
  preview: Valued;
  stories: readonly Valued[];
}

/** Shows the preview with the values of another story: what no control can make, such as a list of loans or how a
 *  request ended, is chosen by the name of a story that has it. Nothing when there is no such story. */
export function ValuesOf({ preview, stories }: ValuesOfProps) {
  const { channel } = useContext(DocsContext);
  const label = useId();
  const others = stories.flatMap(story => {
    const values = differing(preview, story);
    return values ? [{ id: story.id, name: story.name, values }] : [];
  });
  if (others.length === 0) return null;
  // What another of them has changed goes back first.
  const own = Object.fromEntries(
    others.flatMap(({ values }) => Object.keys(values)).map(name => [name, preview.initialArgs[name]]),
  );
  const show = (id: string) => {
    const values = others.find(it => it.id === id)?.values;
    channel.emit('updateStoryArgs', { storyId: preview.id, updatedArgs: { ...own, ...values } });
  };
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <label htmlFor={label}>The preview has the values of</label>
      <select
        id={label}
        defaultValue={preview.id}
        onChange={event => show(event.target.value)}
        style={{
          font: 'inherit',
          color: vars.colour.text.primary,
          backgroundColor: vars.colour.surface.base,
          border: `1px solid ${vars.colour.border.control}`,
          borderRadius: vars.radius.md,
          padding: '4px 8px',
        }}
      >
        <option value={preview.id}>{preview.name}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

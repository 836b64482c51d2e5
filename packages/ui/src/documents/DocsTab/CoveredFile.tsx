import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { type Reveal, RevealError } from '../../primitives/Reveal';
import { Stack } from '../../primitives/Stack';
import { thumbnail } from './DocsTab.css';

type Props = {
  reveal: Reveal;
  title: string;
  pictured: boolean;
  onToggle: () => void;
};

/** A masked file: hidden until the user reveals it. */
export function CoveredFile({ reveal, title, pictured, onToggle }: Props) {
  return (
    <Stack gap="1">
      <Stack direction="row" gap="2">
        {pictured ? (
          <span className={thumbnail}>
            <Icon icon={EyeOff} size={16} />
          </span>
        ) : null}
        <Button
          size="xs"
          icon={Eye}
          loading={reveal.state === 'asking'}
          aria-label={`Show document: ${title}`}
          onClick={onToggle}
        >
          Show document
        </Button>
      </Stack>
      <RevealError reveal={reveal} />
    </Stack>
  );
}

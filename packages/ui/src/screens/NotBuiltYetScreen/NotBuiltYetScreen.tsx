import { Hammer } from 'lucide-react';
import { MessagePage } from '../MessagePage';

export type NotBuiltYetScreenProps = {
  /** Name of the view. */
  title: string;
};

/** Placeholder for a view whose desk is not built yet. */
export function NotBuiltYetScreen({ title }: NotBuiltYetScreenProps) {
  return (
    <MessagePage icon={Hammer} title={`${title} is not built yet`}>
      The address and who may open it are settled; the screen follows.
    </MessagePage>
  );
}

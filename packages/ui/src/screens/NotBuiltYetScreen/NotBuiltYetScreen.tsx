import { Hammer } from 'lucide-react';
import { MessagePage } from '../MessagePage';

export type NotBuiltYetScreenProps = {
  /** The view by its name. */
  title: string;
};

/** A named view of the product whose desk is still being built. */
export function NotBuiltYetScreen({ title }: NotBuiltYetScreenProps) {
  return (
    <MessagePage icon={Hammer} title={`${title} is not built yet`}>
      The address and who may open it are settled; the screen follows.
    </MessagePage>
  );
}

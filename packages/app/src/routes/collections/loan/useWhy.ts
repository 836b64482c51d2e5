import { type WhyTopic, whyTopics } from '@lending-desk/domain/collections';
import { useSearchParams } from 'react-router-dom';

/** The figure that is asked about stands in the address: '?why=days'. */
export function useWhy(): readonly [WhyTopic | null, (topic: WhyTopic | null) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('why');
  const topic = whyTopics.find(it => it === asked) ?? null;
  const ask = (next: WhyTopic | null) =>
    setSearch(
      before => {
        if (next === null) before.delete('why');
        else before.set('why', next);
        return before;
      },
      { replace: true },
    );
  return [topic, ask];
}

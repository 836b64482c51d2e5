import { useSearchParams } from 'react-router-dom';
import { useChangeAddress } from '../../useChangeAddress';

const inPlace = { replace: true } as const;

/** What is open stands in the address, as the value of a name: '?why=days'. Any other value is nothing. */
export function useInAddress<Value extends string>(
  name: string,
  values: readonly Value[],
): readonly [Value | null, (value: Value | null) => void] {
  const [search] = useSearchParams();
  const asked = search.get(name);
  const change = useChangeAddress<string>(inPlace);
  return [values.find(it => it === asked) ?? null, value => change({ [name]: value })];
}

import { useQuery } from '@tanstack/react-query';
import { drafts } from '../../../drafts/drafts';
import { horoscopeQueries } from '../../../queries/horoscope';

/** What the calendar marks: the weeks that are saved, and those this person has a draft of. */
export function useWeekMarks(person: string): Readonly<Record<string, 'saved' | 'draft'>> | undefined {
  const { data: saved } = useQuery(horoscopeQueries.weeks());
  const drafted = drafts.ofForm(person, 'horoscope');
  return (
    saved &&
    Object.fromEntries([
      ...saved.map(week => [week, 'saved'] as const),
      ...drafted.map(week => [week, 'draft'] as const),
    ])
  );
}

import { horoscopeMessages } from '@lending-desk/domain/horoscope';
import { isMonday, readAddressDate } from '@lending-desk/domain/calendar';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../../session/useViewer';
import { can } from '@lending-desk/domain/access';
import { HoroscopeScreen } from '@lending-desk/ui/screens/HoroscopeScreen';
import { Banner } from '@lending-desk/ui/primitives/Banner';
import { useToday } from '../../../calendar/useToday';
import { useWeekMarks } from './useWeekMarks';
import { WeekEditor } from './WeekEditor';

const idle = { state: 'idle' } as const;
const nothing = () => undefined;

/** The horoscope of a week [HO-001 to HO-011]. The week is in the address, so that it survives a reload. */
export function Component() {
  const viewer = useViewer();
  const [search, setSearch] = useSearchParams();
  const asked = readAddressDate(search.get('date'));
  const date = asked.date !== null && isMonday(asked.date) ? asked.date : null;
  const fault =
    asked.fault ?? (asked.date !== null && date === null ? horoscopeMessages.onlyMondays : undefined);
  const today = useToday();
  const page = {
    today,
    onDate: (next: string) => setSearch({ date: next }),
    whyNot: can(viewer, 'saveHoroscope') ? undefined : horoscopeMessages.adminOnly,
  };
  const marks = useWeekMarks(viewer.idString);
  if (date !== null) return <WeekEditor key={date} {...page} date={date} person={viewer.idString} />;
  return (
    <HoroscopeScreen
      {...page}
      marks={marks}
      date={null}
      read={{ state: 'loading' }}
      onPrediction={nothing}
      save={idle}
      onSave={nothing}
      onCopy={nothing}
      copy={idle}
      notice={fault === undefined ? undefined : <Banner title={fault} live />}
    />
  );
}

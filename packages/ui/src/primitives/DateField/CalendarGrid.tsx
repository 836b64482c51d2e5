import { type BusinessDate, firstDay, formatDate, lastDay } from '@lending-desk/domain/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, DayPicker, type Labels } from 'react-day-picker';
import { Icon } from '../Icon';
import { toCalendarDate, fromCalendarDate } from './calendarDates';
import * as css from './CalendarGrid.css';
import { type DateLimits, isAllowed } from './dateLimits';

export type CalendarProps = DateLimits & {
  /** The selected day, or the first day of a range. */
  value: BusinessDate | null;
  /** The last day of a range. @default a single day */
  until?: BusinessDate | null | undefined;
  onPick: (date: BusinessDate) => void;
  /** Today's business date; its month is shown first. */
  today: BusinessDate;
  /** Shows selects for month and year instead of the month's name; requires min and max. @default false */
  yearPicker?: boolean | undefined;
  /** Focuses the selected day, or today. @default false */
  autoFocus?: boolean | undefined;
  /** Days with a mark below their number: a filled dot for what is saved, a hollow one for a draft. @default none */
  marks?: Readonly<Record<string, 'saved' | 'draft'>> | undefined;
  /** Accessible name of the calendar. */
  label: string;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const classNames = {
  root: css.root,
  month: css.month,
  month_caption: css.caption,
  dropdowns: css.dropdowns,
  dropdown_root: css.dropdownRoot,
  dropdown: css.dropdown,
  button_previous: `${css.step} ${css.back}`,
  button_next: `${css.step} ${css.forth}`,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.dayButton,
  today: css.today,
  selected: css.selected,
  range_middle: css.between,
};

const labels: Partial<Labels> = {
  labelDayButton: (day, { today, selected, saved, draft }) =>
    [
      today ? 'Today' : '',
      `${weekdays[day.getDay()]} ${formatDate(fromCalendarDate(day))}`,
      selected ? 'selected' : '',
      saved ? 'saved' : '',
      draft ? 'draft' : '',
    ]
      .filter(Boolean)
      .join(', '),
  labelPrevious: () => 'Previous month',
  labelNext: () => 'Next month',
};

const formatters = {
  formatWeekdayName: (day: Date) => (weekdays[day.getDay()] ?? '').slice(0, 2),
};

function Chevron({ orientation }: ChevronProps) {
  if (orientation === 'left') return <Icon icon={ChevronLeft} size={14} />;
  return orientation === 'right' ? <Icon icon={ChevronRight} size={14} /> : <></>;
}

const components = { Chevron };

/** The calendar of one month. */
export function CalendarGrid(props: CalendarProps) {
  const {
    value,
    until = null,
    onPick,
    today,
    min = firstDay,
    max = lastDay,
    isEnabled,
    yearPicker,
    autoFocus = false,
    marks,
    label,
  } = props;
  const selected =
    value === null ? undefined : { from: toCalendarDate(value), to: toCalendarDate(until ?? value) };
  const shared = {
    classNames,
    labels,
    formatters,
    components,
    navLayout: 'around',
    weekStartsOn: 1,
    captionLayout: yearPicker ? 'dropdown' : 'label',
    today: toCalendarDate(today),
    defaultMonth: toCalendarDate(value ?? today),
    disabled: (day: Date) => !isAllowed(fromCalendarDate(day), props),
    modifiers: {
      ...(isEnabled && { offered: (day: Date) => isAllowed(fromCalendarDate(day), props) }),
      ...(marks && {
        saved: (day: Date) => marks[fromCalendarDate(day)] === 'saved',
        draft: (day: Date) => marks[fromCalendarDate(day)] === 'draft',
      }),
    },
    modifiersClassNames: { offered: css.offered, saved: css.saved, draft: css.draft },
    autoFocus,
    'aria-label': label,
    startMonth: toCalendarDate(min),
    endMonth: toCalendarDate(max),
  } as const;
  const pick = (_: unknown, day: Date) => onPick(fromCalendarDate(day));

  return until === null ? (
    <DayPicker {...shared} mode="single" selected={selected?.from} onSelect={pick} />
  ) : (
    <DayPicker {...shared} mode="range" selected={selected} onSelect={pick} />
  );
}

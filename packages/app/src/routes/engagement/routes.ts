import { desks } from '@lending-desk/domain/access';
import type { Desk } from '../desk/Desk';
import { deskPage } from '../desk/page';

const common = { under: { label: desks.vas.label } };

/** Value-added services and the club [SH-013, SH-014]. */
export const engagement: Desk = {
  pages: [
    deskPage({
      ...common,
      path: desks.vas.home,
      title: 'VAS feedback',
      needs: 'openVasFeedback',
      load: () => import('./vas-feedback/route'),
    }),
    deskPage({
      ...common,
      path: '/florence-club/horoscope',
      title: 'Horoscope',
      needs: 'openHoroscope',
      load: () => import('./horoscope/route'),
    }),
  ],
};

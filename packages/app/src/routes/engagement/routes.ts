import type { Desk } from '../desk/Desk';
import { deskPage } from '../desk/page';

const common = { under: { label: 'Engagement' } };

/** Value-added services and the club [SH-013, SH-014]. */
export const engagement: Desk = {
  pages: [
    deskPage({
      ...common,
      path: '/vas/vas-feedback',
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

import type { Desk } from '../desk/Desk';
import { deskPage } from '../desk/page';
import { loadNotBuiltYet } from '../notBuiltYet/load';

const common = { under: { label: 'Engagement' }, load: loadNotBuiltYet };

/** Value-added services and the club [SH-013, SH-014]. */
export const engagement: Desk = {
  pages: [
    deskPage({ ...common, path: '/vas/vas-feedback', title: 'VAS feedback', needs: 'openVasFeedback' }),
    deskPage({ ...common, path: '/florence-club/horoscope', title: 'Horoscope', needs: 'openHoroscope' }),
  ],
};

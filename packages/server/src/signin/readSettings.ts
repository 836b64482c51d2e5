import type { contract } from '@lending-desk/domain';
import type { Verb } from '../http/verb';
import { notConfigured } from '../providers/configured';
import { demoPassword, demoSignIns } from './demoAccounts';

/** What the sign-in page must know before anybody is known; the demo sign-ins in a demonstration only. */
export const readSettings: Verb<typeof contract.signin.settings> = async ({ config, sandbox }) => ({
  data: {
    orgEmailDomain: config.orgEmailDomain,
    notConfigured: notConfigured({ config, sandbox }),
    demo: config.demo ? { password: demoPassword, accounts: demoSignIns(config.orgEmailDomain) } : null,
  },
});

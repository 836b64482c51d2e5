import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { notConfigured } from '../providers/configured';
import { demoPassword, demoSignIns } from './demoAccounts';

/** What the sign-in page needs before anybody is signed in; demo sign-ins only in a demonstration. */
export const readSettings: Verb<typeof contract.signin.settings> = async ({ config, sandbox }) => ({
  data: {
    orgEmailDomain: config.orgEmailDomain,
    notConfigured: notConfigured({ config, sandbox }),
    singleSignOn: config.singleSignOn?.name ?? '',
    demo: config.demo ? { password: demoPassword, accounts: demoSignIns(config.orgEmailDomain) } : null,
  },
});

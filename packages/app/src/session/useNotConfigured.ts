import { messages } from '@lending-desk/domain/errors';
import { useSignInSettings } from './settings';

/** Why nothing can be asked of a provider here: 'Equifax is not configured'; undefined when it can. */
export function useNotConfigured(provider: string): string | undefined {
  const missing = useSignInSettings().settings?.notConfigured.includes(provider);
  return missing ? messages.providers.notConfigured(provider) : undefined;
}

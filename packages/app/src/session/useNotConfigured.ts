import { messages } from '@lending-desk/domain/errors';
import { useSignInSettings } from './settings';

/** Why a provider cannot be used here: 'Equifax is not configured'; undefined if it can. */
export function useNotConfigured(provider: string): string | undefined {
  const missing = useSignInSettings().settings?.notConfigured.includes(provider);
  return missing ? messages.providers.notConfigured(provider) : undefined;
}

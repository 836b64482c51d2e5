import { expect, it } from 'vitest';
import { singleSignOnMessages } from './messages';

it('each message is a sentence of its own, and those about the provider name it', () => {
  const { unreachable, refused, emailUnverified, notOfOrganisation, ...others } = singleSignOnMessages;
  const ofProvider = [unreachable, refused, emailUnverified, notOfOrganisation].map(said =>
    said('Northstar'),
  );
  expect(ofProvider.filter(text => !text.includes('Northstar'))).toEqual([]);
  const texts = [...ofProvider, ...Object.values(others)];
  expect(texts.filter((text, at) => text === '' || texts.indexOf(text) < at)).toEqual([]);
});

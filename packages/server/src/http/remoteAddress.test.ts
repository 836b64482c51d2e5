import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './env';
import { addressOf, networkOf, readProxies } from './remoteAddress';

describe('where a request came from', () => {
  const asked = async (peer: string, said: string | null, proxies = '10.0.0.0/8, 192.168.1.7 fd00::/8') => {
    const trusted = readProxies(proxies);
    const app = new Hono<AppEnv>().get('/', c => c.text(addressOf(c, trusted)));
    const headers = said === null ? {} : { 'x-forwarded-for': said };
    const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
    return answer.text();
  };

  it.each([
    ['a proxy of ours', '10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['a proxy of ours, on a socket of both kinds', '::ffff:10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['a single address', '192.168.1.7', '203.0.113.9', '203.0.113.9'],
    ['a proxy on IPv6', 'fd00::2', '2001:DB8::9', '2001:db8::9'],
    ['a proxy that writes as IPv6 does, in capitals', '10.0.0.2', '::FFFF:203.0.113.9', '203.0.113.9'],
    ['two proxies in a row', '10.0.0.2', '203.0.113.9, 10.0.0.3', '203.0.113.9'],
  ])('is what %s says', async (_case, peer, said, address) => {
    expect(await asked(peer, said)).toBe(address);
  });

  it.each([
    ['nobody speaks for it', '203.0.113.5', null],
    ['it speaks for itself', '203.0.113.5', '1.2.3.4'],
    ['its neighbour is no proxy', '192.168.1.8', '1.2.3.4'],
  ])('is the peer when %s', async (_case, peer, said) => {
    expect(await asked(peer, said)).toBe(peer);
  });

  it('is what the last proxy saw, whatever the client put before it', async () => {
    expect(await asked('10.0.0.2', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(await asked('10.0.0.2', '10.0.0.9, 203.0.113.9')).toBe('203.0.113.9');
    expect(await asked('10.0.0.2', 'not an address')).toBe('10.0.0.2');
  });

  it('is the peer while no proxy is configured', async () => {
    expect(await asked('10.0.0.2', '203.0.113.9', '')).toBe('10.0.0.2');
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

import { BlockList, isIP, isIPv4 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './env';

// How an IPv4 address looks on a dual-stack socket.
const mapped = /^::ffff:(?=\d+\.)/i;

/** The trusted proxies.
 *  @param text  addresses and networks (10.0.0.0/8) with commas or spaces between them
 *  @throws Error naming what is neither */
export function readProxies(text: string): BlockList {
  const proxies = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...more] = entry.split('/');
    const kind = isIP(address);
    const most = kind === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (kind === 0 || !(prefix <= most) || more.length > 0) throw new Error(entry);
    proxies.addSubnet(address, prefix, kind === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
}

/** Where a request came from: the peer, or the address a trusted proxy reports in X-Forwarded-For. Each proxy
 *  appends the address it was called from, so the list is read from the end, as long as the reporting address is
 *  a trusted proxy: entries a client writes are ignored. */
export function addressOf(c: Context<AppEnv>, proxies: BlockList): string {
  const plain = (address: string) => address.replace(mapped, '').toLowerCase();
  const peer = c.env?.incoming && getConnInfo(c).remote.address;
  if (!peer) return 'unknown';
  let address = plain(peer);
  const said = c.req.header('x-forwarded-for')?.split(',').reverse() ?? [];
  for (const entry of said) {
    const before = plain(entry.trim());
    if (!proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** What counts as one place: an IPv4 address, or the 64-bit network of an IPv6 address, which belongs to one
 *  subscriber. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const parts = (text: string) => text.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - parts(head).length - parts(tail).length : 0;
  const all = [...parts(head), ...Array.from({ length: missing }, () => '0'), ...parts(tail)];
  return `${all
    .slice(0, 4)
    .map(part => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

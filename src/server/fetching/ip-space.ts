import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Blocks of the IPv4 space no website has an IP address in: the IANA IPv4 Special-Purpose Address Registry (RFC 6890),
 * multicast (RFC 5771), and one block that clouds keep for themselves.
 */
const REFUSED_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private use
  '100.64.0.0/10', // shared address space of carriers (CGNAT); a cloud's metadata service is here too
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's host, public only by its number
  '169.254.0.0/16', // link local, cloud metadata
  '172.16.0.0/12', // private use
  '192.0.0.0/24', // IETF protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relay, deprecated
  '192.168.0.0/16', // private use
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, limited broadcast
] as const;

/**
 * The only block of the IPv6 space that is assigned as global unicast (IANA IPv6 Global Unicast Address Assignments).
 */
const GLOBAL_IPV6 = '2000::/3';

/** Blocks inside it that are not: the IANA IPv6 Special-Purpose Address Registry (RFC 6890). */
const REFUSED_IPV6 = [
  '2001::/23', // IETF protocol assignments: Teredo, benchmarking, AMT, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
] as const;

const refusedIpv4 = REFUSED_IPV4.map((block) => ipaddr.IPv4.parseCIDR(block));
const refusedIpv6 = REFUSED_IPV6.map((block) => ipaddr.IPv6.parseCIDR(block));
const globalIpv6 = ipaddr.IPv6.parseCIDR(GLOBAL_IPV6);

/**
 * Whether an IP address is one that a public website can have. Everything that carries an IPv4 address inside
 * (mapped, compatible, NAT64, 6to4, Teredo) is refused too, no matter which one it carries.
 *
 * @param ip in the form DNS and sockets give it; anything else is refused
 */
export function isGlobalUnicast(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) {
    const parsed = ipaddr.IPv4.parse(ip);
    return !refusedIpv4.some((block) => parsed.match(block));
  }
  // A zone index (`%eth0`) belongs to addresses of one link.
  if (version !== 6 || ip.includes('%')) return false;
  const parsed = ipaddr.IPv6.parse(ip);
  return parsed.match(globalIpv6) && !refusedIpv6.some((block) => parsed.match(block));
}

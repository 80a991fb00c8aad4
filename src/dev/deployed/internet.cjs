/**
 * Preloaded into deployed functions: the internet as they find it. A few names lead to servers on this machine, by
 * addresses that look public, so that nothing in a function has to know of it; each handshake takes its time; and there
 * is no IPv6, although names have such addresses. Any other name is unknown.
 *
 * `FACET_INTERNET`, removed here, holds `{ handshakeMs, hosts: { [name]: { ipv4, ipv6, ports: { [port]: loopback port } } } }`.
 */
const { Resolver } = require('node:dns/promises');
const net = require('node:net');
const { setTimeout } = require('node:timers');

const { handshakeMs, hosts } = JSON.parse(process.env.FACET_INTERNET);
delete process.env.FACET_INTERNET;

// Node has read it.
delete process.env.NODE_EXTRA_CA_CERTS;

const UV_ENETUNREACH = -101;
const byIpv4 = new Map(Object.values(hosts).map((host) => [host.ipv4, host]));

function answers(version) {
  return async function resolve(name) {
    const host = hosts[name.replace(/\.$/, '').toLowerCase()];
    if (host === undefined) throw Object.assign(new Error(`queryA ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    return [host[version]];
  };
}
Resolver.prototype.resolve4 = answers('ipv4');
Resolver.prototype.resolve6 = answers('ipv6');

// Below Node's own dialling, which tries one address after another and gives each its time.
const probe = net.connect(1, '127.0.0.1').on('error', () => undefined);
const TCP = probe._handle.constructor;
probe.destroy();

const { connect, getpeername } = TCP.prototype;
const asked = new WeakMap();

TCP.prototype.connect = function (request, address, port) {
  const host = byIpv4.get(address);
  // The platform's own services: storage.
  if (address === '127.0.0.1') return connect.call(this, request, address, port);
  const behind = host?.ports[port];
  if (behind === undefined) return UV_ENETUNREACH;
  asked.set(this, address);
  setTimeout(() => {
    const error = connect.call(this, request, '127.0.0.1', behind);
    // Given up meanwhile: then nobody waits for it.
    if (error !== 0) request.oncomplete?.(error, this, request, false, false);
  }, handshakeMs);
  return 0;
};
TCP.prototype.connect6 = () => UV_ENETUNREACH;
TCP.prototype.getpeername = function (out) {
  const result = getpeername.call(this, out);
  if (asked.has(this)) out.address = asked.get(this);
  return result;
};

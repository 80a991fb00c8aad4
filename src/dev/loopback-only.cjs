/**
 * Preloaded into Netlify's local platform, which listens on every interface without an option to change that: a server
 * that names no host gets loopback, so that a developer's machine does not answer its network.
 */
const { Server } = require('node:net');

const listen = Server.prototype.listen;

Server.prototype.listen = function (...args) {
  const [first] = args;
  if (typeof first === 'number' && typeof args[1] !== 'string') args.splice(1, 0, '127.0.0.1');
  else if (first !== null && typeof first === 'object' && first.port !== undefined && first.host === undefined) {
    args[0] = { ...first, host: '127.0.0.1' };
  }
  return listen.apply(this, args);
};

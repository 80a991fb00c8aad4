/**
 * Preloaded into Netlify's local platform, which listens on every interface and has no option for it: a server that
 * names no host gets loopback, so that nothing of a developer's machine answers to its network.
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

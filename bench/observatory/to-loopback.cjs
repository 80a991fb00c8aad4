/**
 * Loaded before HTTP Observatory (`--require`), which looks at ports 80 and 443 of a name alone: connects it to where
 * the site listens instead. `OBSERVATORY_PORTS` gives its ports as JSON, by the ones that are asked for.
 */
const net = require('node:net');

const ports = JSON.parse(process.env.OBSERVATORY_PORTS);
const { connect } = net.Socket.prototype;

net.Socket.prototype.connect = function (...args) {
  // `net.connect` hands on its arguments as one list, `tls.connect` one by one.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  Object.assign(options, { host: '127.0.0.1', port: ports[options.port] ?? options.port });
  return connect.apply(this, args);
};

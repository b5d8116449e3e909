// Preloaded by each process and thread of a build that a test watches (`contacted-hosts.ts`): writes down each host
// that it connects to or looks up.
const dns = require('node:dns');
const { appendFileSync } = require('node:fs');
const net = require('node:net');

const file = process.env.CONTACTED_HOSTS;
const noted = new Set();

function note(host) {
  if (file === undefined || noted.has(host)) return;
  noted.add(host);
  appendFileSync(file, `${host}\n`);
}

const { connect } = net.Socket.prototype;
// What http, https, tls and fetch come to.
net.Socket.prototype.connect = function connectAndNote(...values) {
  // Node hands over arguments that it has normalized as an array.
  const [first, second] = Array.isArray(values[0]) ? values[0] : values;
  const { host, path } = typeof first === 'object' && first !== null ? first : {};
  // A path alone is a socket of this machine.
  const isPath = typeof first === 'string' ? !/^\d+$/.test(first) : Boolean(path) && !host;
  if (!isPath) note(host || (typeof second === 'string' ? second : 'localhost'));
  return connect.apply(this, values);
};

const { lookup } = dns;
dns.lookup = function lookupAndNote(host, ...rest) {
  note(host);
  return lookup(host, ...rest);
};
// `promisify` finds there what it has to return.
Object.defineProperties(dns.lookup, Object.getOwnPropertyDescriptors(lookup));

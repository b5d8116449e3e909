// Preloaded by processes that read drafts from the sandbox: Node asks the network for `preview.localhost`, which by
// convention (RFC 6761) is this machine.
const dns = require('node:dns');

const { lookup } = dns;
const name = 'preview.localhost';

dns.lookup = (host, ...rest) => lookup(host === name ? '127.0.0.1' : host, ...rest);

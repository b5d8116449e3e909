// Preloaded by processes that read drafts from the sandbox. Node sends a DNS query for `preview.localhost`, which RFC
// 6761 defines as this machine.
const dns = require('node:dns');

const { lookup } = dns;
const name = 'preview.localhost';

dns.lookup = (host, ...rest) => lookup(host === name ? '127.0.0.1' : host, ...rest);

// Loaded before Gatsby builds. The CMS's plugin asks Apple and a service that tells addresses whether there is a network, each time
// before it asks the CMS, and makes nothing of the answer in a build: others would learn when a site is built, and behind a firewall a
// build would wait seconds for them. A machine that seems to have no network is not asked about; nothing else in a build wants to know.
const os = require('node:os');

os.networkInterfaces = () => ({});

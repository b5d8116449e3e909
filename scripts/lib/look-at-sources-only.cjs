// Loaded before Gatsby. To know whether its configuration is still as it was compiled, Gatsby has every file beneath the site's folder
// looked at, twice in each build: with a large stock the built pages, and those of all releases, are hundreds of thousands. None of them
// is compiled, so what looks is told to leave them out; Gatsby's own cache it has to see, because what was compiled is in there. Should the
// library be another one some day, all is looked at as before.
const path = require('node:path');

const built = ['public', '.sandbox', '.bench', process.env.RELEASES_DIR || 'releases'].map((folder) =>
  path.resolve(folder),
);

/** Makes a function of the watcher look at less; its options are the last of its arguments. */
function narrow(watcher, name) {
  const look = watcher[name];
  watcher[name] = (folder, snapshot, options = {}) =>
    look(folder, snapshot, { ...options, ignore: [...(options.ignore ?? []), ...built] });
}

try {
  const watcher = require(require.resolve('@parcel/watcher', { paths: [path.dirname(require.resolve('@parcel/fs'))] }));
  for (const name of ['writeSnapshot', 'getEventsSince']) narrow(watcher, name);
} catch {
  // It is no dependency of ours.
}

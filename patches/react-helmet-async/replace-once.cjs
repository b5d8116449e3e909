/**
 * For loaders of webpack's that change a library for the browser's scripts.
 * @param {string} library what it is called
 * @param {string} source the library as it is installed
 * @param {readonly (readonly [string, string])[]} changes what it says, and what it is to say instead
 * @returns {string} the library with the changes; one that says something in another way, or twice, ends the build
 */
module.exports = function replaceOnce(library, source, changes) {
  return changes.reduce((text, [before, after]) => {
    const parts = text.split(before);
    if (parts.length !== 2) throw new Error(`${library} does not say "${before}" once, as it did`);
    return parts.join(after);
  }, source);
};

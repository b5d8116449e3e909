// Makes the process that calls it less important than Gatsby's: it works in the time that a build leaves over. `nice`: from 0 to 19, the least
// important. Linux may weigh such numbers within a session alone, and sessions by a number of their own (sched(7), "The autogroup feature"), so
// that a process is to have one to itself (`detached`): in that of Gatsby it would be given time as a part of it.
const { writeFileSync } = require('node:fs');
const os = require('node:os');

exports.beLessImportant = (nice) => {
  os.setPriority(nice);
  try {
    writeFileSync('/proc/self/autogroup', String(nice));
  } catch {
    // Another system, or one that does not.
  }
};

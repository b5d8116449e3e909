// Makes the process that calls it less important than the one that started it: it works in the time that a build leaves over. `by`: how much
// nicer, of the 19 there are. Linux may weigh such numbers within a session alone, and sessions by a number of their own (sched(7), "The autogroup
// feature"), so that a process is to have one to itself (`detached`): in that of Gatsby it would be given time as a part of it.
const { writeFileSync } = require('node:fs');
const os = require('node:os');

exports.beLessImportant = (by) => {
  const steps = [
    // A build that gives way itself (`nice`) may not be given more than it has.
    () => os.setPriority(Math.min(os.constants.priority.PRIORITY_LOW, os.getPriority() + by)),
    () => writeFileSync('/proc/self/autogroup', String(by)),
  ];
  for (const step of steps) {
    try {
      step();
    } catch {
      // Another system, or one that does not allow it.
    }
  }
};

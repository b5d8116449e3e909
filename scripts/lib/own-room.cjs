// Loaded before Gatsby where its own process has more room than others (`gatsby.ts`). A process that it starts is given the arguments of its
// own, which weigh more than those in the environment: two that render pages, with as much room, would take all the memory that a build may.
process.execArgv = [];

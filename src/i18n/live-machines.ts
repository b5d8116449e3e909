/** In a build: the addresses of the machines that it made no pages for. No visitor gets it. */
export const liveMachinesFile = '.live-machines.json';

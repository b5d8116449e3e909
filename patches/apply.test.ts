import { checkVersions, findOtherVersions } from './apply';
import type { Patch } from './patch';
import { registry } from './registry';

const patch: Patch = {
  packages: { gatsby: '5.16.1', webpack: '5.98.0', 'is-online': 'file' },
  kind: 'configuration',
  files: [],
  gain: '',
  need: 'optional',
  removeWhen: '',
  test: '',
};

test('a package of another version is named with the patch that may be wrong', () => {
  const installed: Record<string, string> = { gatsby: '5.17.0', webpack: '5.98.0' };
  expect(findOtherVersions({ entry: patch }, (name) => installed[name] ?? 'none')).toEqual([
    'gatsby 5.17.0 is installed; the patch entry was made for 5.16.1.',
  ]);
});

test('a build starts with the packages that are installed, and stops in a sentence where one is missing', () => {
  expect(() => checkVersions()).not.toThrow();
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  expect(() => checkVersions()).toThrow(/gatsby none is installed; the patch page-loader .*\n.*docs\/upgrading\.md/s);
  cwd.mockRestore();
});

test('at most 25 patches are left', () => {
  expect(Object.keys(registry).length).toBeLessThanOrEqual(25);
});

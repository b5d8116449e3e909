import { findNewer } from './find-newer';
import { findNewerNames, toFloor } from './newer-names';

const names = findNewerNames(toFloor());
const find = (script: string) => findNewer(script, names);

test('the floor is the browserslist of package.json', () => {
  expect(Object.fromEntries(toFloor())).toEqual({
    chrome: '109',
    edge: '109',
    firefox: '115',
    safari: '16.4',
    safari_ios: '16.4',
    samsunginternet_android: '21',
  });
  expect(Object.fromEntries(toFloor(['safari >= 16.4']))).toEqual({ safari: '16.4' });
  expect(() => toFloor(['op_mini all'])).toThrow('op_mini');
});

test.each([
  ['URL.canParse(a)', 'URL.canParse'],
  ['window.URL.canParse(a)', 'URL.canParse'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['a.toSorted()', '.toSorted'],
  ['a["toSorted"]()', '.toSorted'],
  ['a?.toSorted()', '.toSorted'],
  ['new Set(a).isSubsetOf(b)', '.isSubsetOf'],
  ['requestIdleCallback(a)', 'requestIdleCallback'],
  ['window.requestIdleCallback(a)', 'requestIdleCallback'],
  ['scheduler.yield()', 'scheduler'],
  ['navigation.addEventListener("navigate", a)', 'navigation'],
  ['Iterator.from(a)', 'Iterator.from'],
  ['new Intl.DurationFormat("nl")', 'Intl.DurationFormat'],
  ['a.showPopover()', '.showPopover'],
  // Tested only in another function.
  ['function a(){return typeof scheduler}function b(){scheduler.yield()}', 'scheduler'],
  // Throws where there is no such global.
  ['scheduler?.yield()', 'scheduler'],
  ['a.toSorted;if(a)a.toSorted()', '.toSorted'],
])('%s is newer', (script, name) => {
  expect(find(script)).toContain(name);
});

test.each([
  ['typeof scheduler !== "undefined" && scheduler.yield()'],
  ['if ("requestIdleCallback" in window) window.requestIdleCallback(a)'],
  ['const yields = typeof scheduler == "object"; function b() { return yields && scheduler.yield() }'],
  ['URL.canParse ? URL.canParse(a) : b'],
  ['a.toSorted?.()'],
  ['globalThis.scheduler?.yield()'],
  ['if (a.showPopover) a.showPopover()'],
  ['a.toSorted = b'],
  ['function a(scheduler) { scheduler.schedule() }'],
  ['const { scheduler } = a; scheduler.schedule()'],
  // Supported by all browsers of the floor.
  ['a.at(-1); Object.hasOwn(a, b); structuredClone(a); AbortSignal.timeout(1); a.findLast(b); a?.b ?? c; a ||= b'],
  ['class A { static { b() } #c = 1; d = 2 } /(?<=a)b/u'],
])('%s is not newer', (script) => {
  expect(find(script)).toEqual([]);
});

test.each([
  ['/[a--b]/v', 'flag'],
  ['using a = b', 'Unexpected token'],
  ['/(?<a>b)|(?<a>c)/', 'Duplicate capture group name'],
])('the syntax of %s is newer', (script, reason) => {
  expect(find(script)).toEqual([expect.stringContaining(reason)]);
});

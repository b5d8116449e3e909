/** @jest-environment jsdom */
import { writeDraft } from './draft-storage';
import { hasDraft } from './has-draft';

beforeEach(() => window.sessionStorage.clear());

it('knows of a draft of this tab, as long as it is kept', () => {
  expect(hasDraft('a')).toBe(false);
  writeDraft('a', { values: { name: 'Jan' }, files: 0 });
  expect(hasDraft('a')).toBe(true);
  writeDraft('a', null);
  expect(hasDraft('a')).toBe(false);
});

it('knows of one that was kept before a reload, and of one that could not be stored', () => {
  window.sessionStorage.setItem('enquiry:before', '{}');
  expect(hasDraft('before')).toBe(true);
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  expect(hasDraft('other')).toBe(false);
  writeDraft('b', { values: { name: 'Jan' }, files: 0 });
  expect(hasDraft('b')).toBe(true);
  jest.restoreAllMocks();
});

import { isTopicOfContent } from './topics';

test.each([
  ['Entry.publish', true, true],
  ['Entry.unpublish', true, true],
  ['Entry.archive', true, true],
  ['Entry.unarchive', true, true],
  ['Entry.delete', true, true],
  ['Asset.publish', true, true],
  ['Asset.delete', true, true],
  ['ReleaseAction.execute', true, true],
  ['BulkAction.execute', true, true],
  ['ScheduledAction.execute', true, true],
  ['Entry.create', false, true],
  ['Entry.save', false, true],
  ['Entry.auto_save', false, true],
  ['Asset.save', false, true],
  ['ScheduledAction.create', false, false],
  ['ScheduledAction.save', false, false],
  ['ReleaseAction.create', false, false],
  ['Release.save', false, false],
  ['BulkAction.create', false, false],
  ['ContentType.publish', false, false],
  ['Task.save', false, false],
  ['constructor.call', false, false],
])('%s is of the site: %s, of a preview: %s', (topic, ofSite, ofPreview) => {
  expect(isTopicOfContent(`ContentManagement.${topic}`, false)).toBe(ofSite);
  expect(isTopicOfContent(` ContentManagement.${topic} `, true)).toBe(ofPreview);
});

test.each([undefined, '', 'push', ['ContentManagement.Task.save'], 'ContentManagement.Entry'])(
  'a call with the topic %j is somebody else’s, and requests a build',
  (topic) => expect(isTopicOfContent(topic, false)).toBe(true),
);

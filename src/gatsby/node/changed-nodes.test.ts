import { contentChanged, type Emitter } from './changed-nodes';

/** The module anew, and Gatsby's side of it. */
async function watch() {
  jest.resetModules();
  const { watchNodes, hasContentChanged } = await import('./changed-nodes');
  const listeners = new Map<string, Parameters<Emitter['on']>[1]>();
  watchNodes({ on: (action, listen) => void listeners.set(action, listen) });
  const say = (action: string, type?: string) =>
    listeners.get(action)?.(type === undefined ? {} : { payload: { internal: { type } } });
  return { say, hasContentChanged };
}

const send = jest.fn<boolean, [object]>();
const { connected } = process;
const sendBefore = process.send?.bind(process);
beforeEach(() => Object.assign(process, { send, connected: true }));
afterAll(() => Object.assign(process, { send: sendBefore, connected }));

test.each(['CREATE_NODE', 'DELETE_NODE'])('content that changes is told of once: %s', async (action) => {
  const { say } = await watch();
  say(action, 'StockItem');
  say(action, 'ContentfulPage');
  expect(send.mock.calls).toEqual([[{ type: contentChanged }]]);
});

test('what stays, and what Gatsby makes in every build, is no change', async () => {
  const { say, hasContentChanged } = await watch();
  say('TOUCH_NODE', 'StockItem');
  say('CREATE_NODE', 'SiteBuildMetadata');
  say('CREATE_NODE', 'SitePage');
  // Of a page whose node was gone before.
  say('DELETE_NODE');
  expect(send).not.toHaveBeenCalled();
  expect(hasContentChanged()).toBe(false);
});

test.each([
  ['StockItem', false],
  ['ContentfulTeamMember', true],
  ['File', true],
])('whether a %s is the CMS’s: %s', async (type, expected) => {
  const { say, hasContentChanged } = await watch();
  say('CREATE_NODE', type);
  expect(hasContentChanged()).toBe(expected);
});

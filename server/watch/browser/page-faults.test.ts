import { toPageFault } from './page-faults';

const origin = 'http://127.0.0.1:8000';
const at = (url: string) => ({ stackTrace: { callFrames: [{ url }] } });
const error = { subtype: 'error', description: 'Error: No price\n    at card' };
const violate = (violatedDirective: string, blockedURL?: string, isReportOnly = false) => ({
  issue: {
    code: 'ContentSecurityPolicyIssue',
    details: { contentSecurityPolicyIssueDetails: { violatedDirective, blockedURL, isReportOnly } },
  },
});

test.each<[string, string, object, string | null]>([
  [
    'an exception',
    'Runtime.exceptionThrown',
    { exceptionDetails: { text: 'Uncaught', ...at(`${origin}/app.js`), exception: error } },
    'throws in a browser: Error: No price',
  ],
  [
    'a script that cannot be read',
    'Runtime.exceptionThrown',
    { exceptionDetails: { text: 'Uncaught SyntaxError', url: `${origin}/app.js` } },
    'throws in a browser: Uncaught SyntaxError',
  ],
  [
    'an exception of a tracker',
    'Runtime.exceptionThrown',
    { exceptionDetails: { text: 'Uncaught', ...at('https://tags.example/a.js') } },
    null,
  ],
  [
    'an error that was caught and logged',
    'Runtime.consoleAPICalled',
    { type: 'error', args: [error], ...at(`${origin}/app.js`) },
    'throws in a browser: Error: No price',
  ],
  [
    'words on the console',
    'Runtime.consoleAPICalled',
    { type: 'error', args: [{ description: 'The stock API is slow.' }] },
    null,
  ],
  ['a warning', 'Runtime.consoleAPICalled', { type: 'warning', args: [error] }, null],
  [
    'a script that the policy forbids',
    'Audits.issueAdded',
    violate('script-src-elem', 'https://evil.example/a.js'),
    'does what its policy forbids: script-src-elem https://evil.example/a.js',
  ],
  ['a photo of another host', 'Audits.issueAdded', violate('img-src', 'https://photos.example/a.jpg'), null],
  [
    'a picture of its own',
    'Audits.issueAdded',
    violate('img-src', `${origin}/static/a.jpg`),
    `does what its policy forbids: img-src ${origin}/static/a.jpg`,
  ],
  ['what is only reported', 'Audits.issueAdded', violate('script-src', '', true), null],
  ['an issue of another kind', 'Audits.issueAdded', { issue: { code: 'CookieIssue', details: {} } }, null],
  [
    'a script that is missing',
    'Network.responseReceived',
    { type: 'Script', response: { url: `${origin}/a.js`, status: 404 } },
    'gets 404 for /a.js',
  ],
  [
    'a page that is missing',
    'Network.responseReceived',
    { type: 'Document', response: { url: `${origin}/contact`, status: 404 } },
    'gets 404 for /contact',
  ],
  [
    'the page that says that there is none',
    'Network.responseReceived',
    { type: 'Document', response: { url: `${origin}/en/404`, status: 404 } },
    null,
  ],
  [
    'data of a page that may be next',
    'Network.responseReceived',
    { type: 'Fetch', response: { url: `${origin}/page-data/a/page-data.json`, status: 404 } },
    null,
  ],
  [
    'a script of another site',
    'Network.responseReceived',
    { type: 'Script', response: { url: 'https://tags.example/a.js', status: 404 } },
    null,
  ],
  ['anything else', 'Page.loadEventFired', {}, null],
])('%s', (_, method, params, fault) => {
  expect(toPageFault({ method, params }, origin)).toBe(fault);
});

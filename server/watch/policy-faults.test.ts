import { toScriptHash } from '../releases/description';

import { findPolicyFaults } from './policy-faults';

const api = 'https://stock.example/api';
const policy = `default-src 'none'; script-src 'self' '${toScriptHash('own()')}'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' https://stock.example`;

test('a policy that admits what pages do has no faults, nor has one that leaves it to a default', () => {
  expect(findPolicyFaults(policy, ['own()'], api)).toEqual([]);
  expect(findPolicyFaults("default-src 'self' https://stock.example", [], api)).toEqual([]);
});

test.each([
  ['', 'is served without a policy'],
  [
    policy.replace("style-src 'self'", 'style-src'),
    'is served with a policy that forbids the site’s own files (style-src)',
  ],
  [policy.replace("img-src 'self'; ", ''), 'is served with a policy that forbids the site’s own files (img-src)'],
  [policy.replace(/ 'sha[^;]*/, ''), 'is served with a policy that forbids one of its inline scripts'],
  [policy.replace(' https://stock.example', ''), 'is served with a policy that forbids to query the stock'],
])('%s', (text, fault) => {
  expect(findPolicyFaults(text, ['own()'], api)).toEqual([fault]);
});

import { createTrustedPolicy } from './create-trusted-policy';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

const rules = { createHTML: (html: string) => (html === 'good' ? html : null) };

test('a browser with Trusted Types makes the policy', () => {
  const createPolicy = jest.fn((_: string, made: typeof rules) => ({
    createHTML: (html: string) => ({ trusted: made.createHTML(html) }),
  }));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect(createTrustedPolicy('description', rules).createHTML('good')).toEqual({ trusted: 'good' });
  expect(createPolicy).toHaveBeenCalledWith('description', rules);
});

test('another one gets the text, and nothing of what may not pass', () => {
  const policy = createTrustedPolicy('description', rules);
  expect([policy.createHTML('good'), policy.createHTML('bad')]).toEqual(['good', null]);
});

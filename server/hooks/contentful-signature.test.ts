import { verifyContentful } from './contentful-signature';

/** Made with Contentful's own toolkit (@contentful/node-apps-toolkit 3.16.1, signRequest). */
const secret = '0123456789abcdef'.repeat(4);
const timestamp = '1795262400000';
const vectors = [
  {
    signature: '7753050b454f9003c717b9fbe33df8d4accdb53afb6ac56d30d0570b0e59472e',
    signedHeaders: 'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    headers: {
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-topic': 'ContentManagement.Entry.publish',
    },
    body: '{"sys":{"type":"Entry","id":"company"}}',
  },
  {
    signature: '8123665f45bc4c129c70e70890f8ee02672af21b60084a9ac56c460170545e30',
    signedHeaders: 'x-contentful-signed-headers,x-contentful-timestamp',
    headers: {},
    body: '',
  },
  {
    signature: '57cd756f1ae2e57d76cf8653ca527e04efc84204205ef09ee92bd0c04d7ad7e4',
    signedHeaders: 'x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    headers: { 'x-contentful-topic': ' ContentManagement.Entry.publish ' },
    body: '{"naam":"Köhler & Söhne"}',
  },
] as const;

function toRequest({ signature, signedHeaders, headers, body }: (typeof vectors)[number]) {
  return {
    method: 'POST',
    path: '/hooks/rebuild',
    headers: {
      ...headers,
      'user-agent': 'Contentful',
      'x-contentful-signature': signature,
      'x-contentful-signed-headers': signedHeaders,
      'x-contentful-timestamp': timestamp,
    } as Record<string, string>,
    body: Buffer.from(body),
  };
}

test.each(vectors)('what Contentful signs is known as such, with its time: $signature', (vector) => {
  expect(verifyContentful(secret, toRequest(vector))).toBe(Number(timestamp));
});

const request = toRequest(vectors[0]);
const withHeader = (name: string, value: string) => ({ ...request, headers: { ...request.headers, [name]: value } });
const unsigned = Object.fromEntries(
  Object.entries(request.headers).filter(([name]) => name !== 'x-contentful-signature'),
);

test.each([
  ['another body', { ...request, body: Buffer.from('{"sys":{"type":"Entry","id":"other"}}') }],
  ['another path', { ...request, path: '/hooks/rebuild?x' }],
  ['another method', { ...request, method: 'PUT' }],
  ['another time', withHeader('x-contentful-timestamp', '1795262400001')],
  ['a time in another form', withHeader('x-contentful-timestamp', `${timestamp} `.repeat(2))],
  ['another topic', withHeader('x-contentful-topic', 'ContentManagement.Entry.delete')],
  ['fewer signed headers', withHeader('x-contentful-signed-headers', 'x-contentful-signed-headers')],
  ['a signature of another length', withHeader('x-contentful-signature', 'abcd')],
  ['a signature that is no number', withHeader('x-contentful-signature', 'z'.repeat(64))],
  ['something behind the signature', withHeader('x-contentful-signature', `${vectors[0].signature}zz`)],
  ['no signature', { ...request, headers: unsigned }],
])('a call with %s is not theirs', (_name, changed) => {
  expect(verifyContentful(secret, changed)).toBeNull();
});

test('a call signed with another secret is not theirs', () => {
  expect(verifyContentful('f'.repeat(64), request)).toBeNull();
});

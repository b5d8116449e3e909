import { createHmac } from 'node:crypto';

import fc from 'fast-check';

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

test.each(vectors)('a signature of Contentful is valid, and returns its time: $signature', (vector) => {
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
])('a call with %s is invalid', (_name, changed) => {
  expect(verifyContentful(secret, changed)).toBeNull();
});

test('a call signed with another secret is invalid', () => {
  expect(verifyContentful('f'.repeat(64), request)).toBeNull();
});

/** Signs as Contentful does: the texts in UTF-8. */
function sign(key: string, path: string, headers: Readonly<Record<string, string>>, body: string) {
  const names = [...Object.keys(headers), 'x-contentful-signed-headers', 'x-contentful-timestamp'].sort();
  const all: Record<string, string> = {
    ...headers,
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': timestamp,
  };
  const lines = names.map((name) => `${name}:${(all[name] ?? '').trim()}`).join(';');
  const signature = createHmac('sha256', key).update(`POST\n${path}\n${lines}\n${body}`).digest('hex');
  return { ...all, 'x-contentful-signature': signature };
}

/** How a text sent as UTF-8 arrives: each byte as a character. */
const toArrived = (text: string) => Buffer.from(text).toString('latin1');

const text = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/\p{Cc}|[\ud800-\udfff]/gu, ''));
const call = fc.record({ path: text.map((value) => `/${value}`), topic: text, body: text });

test.each(['für Händler', 'voilà', 'Größe ½ €', '農業', ' à ', 'plain'])(
  'the header ‘%s’ is valid in UTF-8 and in Latin-1',
  (topic) => {
    const headers = sign(secret, '/hooks/rebuild', { topic }, '');
    for (const arrived of [toArrived(topic), topic])
      expect(
        verifyContentful(secret, {
          ...{ method: 'POST', path: '/hooks/rebuild', body: Buffer.alloc(0) },
          headers: { ...headers, topic: arrived },
        }),
      ).toBe(Number(timestamp));
  },
);

test('every signed call is valid, and none that was changed or signed with another secret', () => {
  fc.assert(
    fc.property(call, call, fc.boolean(), fc.nat(63), (sent, other, isRight, at) => {
      const headers = sign(isRight ? secret : 'f'.repeat(64), sent.path, { topic: sent.topic }, sent.body);
      const verify = ({ path, topic, body }: typeof sent, signature = headers['x-contentful-signature']) =>
        verifyContentful(secret, {
          ...{ method: 'POST', path, body: Buffer.from(body) },
          headers: { ...headers, topic: toArrived(topic), 'x-contentful-signature': signature },
        });
      expect(verify(sent)).toBe(isRight ? Number(timestamp) : null);
      const digits = headers['x-contentful-signature'];
      const digit = digits[at] === '0' ? '1' : '0';
      expect(verify(sent, digits.slice(0, at) + digit + digits.slice(at + 1))).toBeNull();
      expect(verify(sent, digits.slice(0, at))).toBeNull();
      for (const part of ['path', 'topic', 'body'] as const)
        if (sent[part].trim() !== other[part].trim()) expect(verify({ ...sent, [part]: other[part] })).toBeNull();
    }),
  );
});

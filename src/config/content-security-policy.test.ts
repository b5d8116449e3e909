import { toContentSecurityPolicy } from './content-security-policy';

const nothing = { script: [], connect: [], img: [], frame: [] };
const stock = { apiUrl: 'https://api.example/stock', imageTemplate: 'https://resize.example/?u={url}&w={width}' };

function getDirective(policy: string, name: string): string | undefined {
  return policy.split('; ').find((directive) => directive.startsWith(`${name} `));
}

test('scripts are the site’s own and those whose hash is known, and nothing is allowed that is not named', () => {
  const policy = toContentSecurityPolicy({ scriptHashes: ['sha256-abc='], stock, allowed: nothing });
  expect(getDirective(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc='");
  expect(getDirective(policy, 'connect-src')).toBe("connect-src 'self' https://api.example");
  expect(getDirective(policy, 'default-src')).toBe("default-src 'none'");
  expect(getDirective(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('photos come from anywhere until the deployment names their hosts', () => {
  const open = toContentSecurityPolicy({ scriptHashes: [], stock, allowed: nothing });
  expect(getDirective(open, 'img-src')).toBe("img-src 'self' data: blob: https://api.example https: http:");
  const closed = toContentSecurityPolicy({
    scriptHashes: [],
    stock,
    allowed: { ...nothing, img: ['https://photos.example'] },
  });
  expect(getDirective(closed, 'img-src')).toBe(
    "img-src 'self' data: blob: https://api.example https://resize.example https://photos.example",
  );
});

test('videos and their players are allowed only where the content has some', () => {
  const policy = toContentSecurityPolicy({ scriptHashes: [], stock, allowed: nothing });
  expect(policy).not.toContain('media-src');
  const players = ['https://player.vimeo.com'];
  const open = toContentSecurityPolicy({
    scriptHashes: [],
    stock,
    allowed: nothing,
    videos: { hasFiles: true, players },
  });
  expect(getDirective(open, 'media-src')).toBe("media-src 'self'");
  expect(getDirective(open, 'frame-src')).toBe('frame-src https://www.openstreetmap.org https://player.vimeo.com');
});

test('what the deployment allows is added to its directive alone, beside the map', () => {
  const allowed = { ...nothing, script: ['https://tags.example'], frame: ['https://maps.example'] };
  const policy = toContentSecurityPolicy({ scriptHashes: [], stock: { ...stock, imageTemplate: '{url}' }, allowed });
  expect(getDirective(policy, 'script-src')).toBe("script-src 'self' https://tags.example");
  expect(getDirective(policy, 'frame-src')).toBe('frame-src https://www.openstreetmap.org https://maps.example');
  expect(getDirective(policy, 'connect-src')).toBe("connect-src 'self' https://api.example");
});

test('text becomes code only by a policy that has a name, and those of consent are only where others’ scripts run', () => {
  const policy = toContentSecurityPolicy({ scriptHashes: [], stock, allowed: nothing });
  expect(getDirective(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(getDirective(policy, 'trusted-types')).toBe('trusted-types start webpack description data');
  const allowed = { ...nothing, script: ['https://tags.example'] };
  const tracked = toContentSecurityPolicy({ scriptHashes: [], stock, allowed });
  expect(getDirective(tracked, 'trusted-types')).toBe('trusted-types start webpack description data marketing default');
});

test('every kind of source that is not named is refused', () => {
  const policy = toContentSecurityPolicy({ scriptHashes: [], stock, allowed: nothing });
  const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
  expect(names).toEqual([
    ...['default-src', 'object-src', 'script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'],
    ...['manifest-src', 'worker-src', 'form-action', 'base-uri', 'frame-ancestors'],
    ...['require-trusted-types-for', 'trusted-types'],
  ]);
  expect(policy).not.toMatch(/unsafe-eval|unsafe-hashes|strict-dynamic|script-src[^;]*unsafe-inline/);
});

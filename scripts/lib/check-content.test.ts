import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { checkContent } from './check-content';

const contentful = { spaceId: 'space', accessToken: 'secret', environment: 'master' };

test('a CMS that cannot be reached is one sentence that names the variable and not the token', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const error = await checkContent({ ...contentful, host }).catch((reason: unknown) => reason);
  server.close();
  expect(String(error)).toContain(`The CMS at ${host} cannot be reached: check CONTENTFUL_HOST`);
  expect(String(error)).not.toContain('secret');
});

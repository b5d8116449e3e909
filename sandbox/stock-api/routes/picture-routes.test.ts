/** @jest-environment node */
import Fastify from 'fastify';

import { renderPicture } from '../../catalogue/pictures/render-picture';

import { addPictureRoutes } from './picture-routes';

jest.mock('../../catalogue/pictures/render-picture', () => ({ renderPicture: jest.fn() }));

const render = jest.mocked(renderPicture);
const server = Fastify();
addPictureRoutes(server, '/data');
afterAll(() => server.close());

test('A picture is asked for in the wanted width and format and may be kept for ever.', async () => {
  render.mockResolvedValue({ body: Buffer.from('x'), contentType: 'image/webp' });
  const response = await server.inject('/pictures/tractor/3a7d2b-1/1.jpg?w=640&fm=webp');
  expect(render).toHaveBeenCalledWith({
    path: '/pictures/tractor/3a7d2b-1/1.jpg',
    width: 640,
    format: 'webp',
    cacheDir: '/data/pictures',
  });
  expect(response.headers['content-type']).toBe('image/webp');
  expect(response.headers['cache-control']).toContain('immutable');
});

test('A picture that does not exist is 404, and is not kept.', async () => {
  render.mockResolvedValue(null);
  const response = await server.inject('/pictures/missing/000000-1/1.jpg');
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBeUndefined();
});

test.each(['w=abc', 'w=0', 'fm=gif'])('The query %s is refused.', async (query) => {
  expect((await server.inject(`/pictures/tractor/3a7d2b-1/1.jpg?${query}`)).statusCode).toBe(400);
});

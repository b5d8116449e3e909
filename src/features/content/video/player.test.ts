import fc from 'fast-check';

import { toPlayer } from './player';

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s',
  'https://m.youtube.com/watch?feature=share&v=aqz-KE-bpKQ',
  'youtube.com/watch?v=aqz-KE-bpKQ',
  ' https://youtu.be/aqz-KE-bpKQ?si=x ',
  'http://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ/',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s is a video of YouTube, whose player sets no cookies before it plays', (address) => {
  expect(toPlayer(address)).toEqual({
    ...{ name: 'YouTube', origin: 'https://www.youtube-nocookie.com', frame: youTube },
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  });
});

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1'],
  ['https://player.vimeo.com/video/76979871?h=ab12', 'https://player.vimeo.com/video/76979871?h=ab12&dnt=1&autoplay=1'],
])('%s is a video of Vimeo', (address, frame) => {
  expect(toPlayer(address)).toMatchObject({ name: 'Vimeo', frame });
});

test.each([
  null,
  '',
  'https://www.youtube.com/@dealer',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/dealer',
  'https://player.vimeo.com/video/76979871?h="><script>',
  'https://www.dailymotion.com/video/x8',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'constructor',
])('%s is no video that the site shows', (address) => {
  expect(toPlayer(address)).toBeNull();
});

test('whatever is written, a frame is of one of the two hosts and its address holds no markup', () => {
  const host = fc.constantFrom('https://youtu.be/', 'https://vimeo.com/', 'https://www.youtube.com/watch?v=', '');
  fc.assert(
    fc.property(host, fc.string(), (start, rest) => {
      const player = toPlayer(start + rest);
      if (player === null) return;
      expect(player.frame).toMatch(/^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\/[\w/?&=-]+$/);
      expect(new URL(player.frame).origin).toBe(player.origin);
    }),
  );
});

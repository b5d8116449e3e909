import { toEntry, toLink } from './checks/test-facts';
import { listVideoSources } from './video-sources';

test('the policy knows files and players by the entries, each once, and nothing of other hosts', () => {
  const address = 'https://youtu.be/aqz-KE-bpKQ';
  const videos = [
    { address },
    { address: 'https://video.example/1' },
    { address: 'https://vimeo.com/76979871' },
    { address },
    { file: toLink('film', 'Asset') },
  ].map((fields, index) => toEntry('videoSection', String(index), fields));
  expect(listVideoSources(videos)).toEqual({
    hasFiles: true,
    players: ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'],
  });
  expect(listVideoSources([toEntry('hero', 'hero', { title: 'A' })])).toEqual({ hasFiles: false, players: [] });
});

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';

import { VideoPart } from './video';

jest.mock('gatsby', () => ({ graphql: () => undefined }));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'de' }));

type Video = Queries.VideoFragment;

const toFile = (publicURL: string) => ({ localFile: { publicURL } });
const hosted = {
  ...{ __typename: 'ContentfulVideoSection', fallbacks: [], title: 'Rundgang', text: { text: 'Eine Runde.' } },
  ...{ address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', file: null, captions: null, poster: null },
  imageFocus: null,
} as unknown as Video;
const own = { ...hosted, address: null, file: toFile('/static/rundgang.mp4') } as unknown as Video;

test('a player is there only after a press, and a sentence before it says what the press does', () => {
  render(<VideoPart video={hosted} />);
  expect(document.body.innerHTML).not.toMatch(/<(iframe|video|img)|youtube-nocookie/);
  expect(screen.getByText(/Das Video kommt von YouTube. Ihre IP-Adresse geht erst dorthin/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bei YouTube ansehen' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Video abspielen' }));
  expect(screen.getByTitle('Rundgang')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  );
});

test('a file is played by the browser, which loads nothing before, with captions that say their language', () => {
  const captions = toFile('/static/rundgang.vtt');
  render(<VideoPart video={{ ...own, captions, fallbacks: ['captions'] }} />);
  const video = screen.getByLabelText('Rundgang', { selector: 'video' });
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('src', '/static/rundgang.mp4');
  expect(video).toContainHTML('<track kind="captions" src="/static/rundgang.vtt" srclang="nl" label="Untertitel">');
});

test('of another host there is no video, and its title and text stay', () => {
  render(<VideoPart video={{ ...hosted, address: 'https://video.example/1' }} />);
  expect(screen.getByRole('heading', { name: 'Rundgang' })).toBeInTheDocument();
  expect(screen.getByText('Eine Runde.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('within a text a video has its title below it, and no heading', () => {
  render(<VideoPart video={own} isEmbedded />);
  expect(screen.getByText('Rundgang')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

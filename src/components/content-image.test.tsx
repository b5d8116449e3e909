/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

import { ContentImage, type ContentPicture } from './content-image';

const picture: ContentPicture = {
  fallbacks: ['description'],
  title: 'Kubota in het veld',
  description: 'Het woord Kubota',
  width: 300,
  height: 100,
  localFile: { publicURL: '/static/kubota.svg', childImageSharp: null },
};
const gatsbyImageData: IGatsbyImageData = {
  layout: 'constrained',
  width: 320,
  height: 480,
  images: { sources: [], fallback: { src: '/static/koos.jpg' } },
};
const raster = { publicURL: null, childImageSharp: { gatsbyImageData } };

jest.mock('gatsby', () => ({ graphql: () => undefined }));

test('what an editor chose stays in view where the picture is cut; else the style sheets choose', () => {
  const { rerender } = render(<ContentImage picture={{ ...picture, localFile: raster }} focus="left top" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: 'left top' });
  rerender(<ContentImage picture={{ ...picture, localFile: raster }} focus={null} />);
  expect(screen.getByRole('img')).not.toHaveStyle({ objectPosition: 'left top' });
});

test('it is cut to the shape that is asked for, else it keeps its own', () => {
  const { rerender } = render(<ContentImage picture={{ ...picture, localFile: raster }} ratio={1.6} />);
  expect(screen.getByRole('img').style.getPropertyValue('--ratio')).toBe('1.6');
  rerender(<ContentImage picture={{ ...picture, localFile: raster }} />);
  expect(screen.getByRole('img').style.getPropertyValue('--ratio')).toBe(String(320 / 480));
});

describe('what is said instead of a picture', () => {
  const bare = { ...picture, description: null };
  it.each([
    ['its description', { picture }, 'Het woord Kubota', 'nl'],
    ['its description before a name', { picture, name: 'Kubota' }, 'Het woord Kubota', 'nl'],
    ['the name of what it stands for', { picture: bare, name: 'Kubota' }, 'Kubota', null],
    ['nothing where the name stands beside it', { picture: bare, name: '' }, '', null],
    ['its title without a name', { picture: bare, name: null }, 'Kubota in het veld', null],
    ['nothing where there are no words', { picture: { ...bare, title: null } }, '', null],
    ['nothing of a decoration', { picture, decorative: true }, '', null],
  ])('is %s', (_, props, alt, lang) => {
    for (const localFile of [picture.localFile, raster]) {
      const { unmount } = render(<ContentImage {...props} picture={{ ...props.picture, localFile }} />);
      // One without words is no picture to a screen reader.
      const shown = screen.getByRole(alt === '' ? 'presentation' : 'img');
      expect([shown.getAttribute('alt'), shown.getAttribute('lang')]).toEqual([alt, lang]);
      unmount();
    }
  });
});

it('tells styles how wide a picture is for its height, so that an upright one is shown whole', () => {
  render(<ContentImage picture={{ ...picture, localFile: raster }} />);
  const shown = screen.getByRole('img');
  expect(Number(shown.style.getPropertyValue('--ratio'))).toBeCloseTo(2 / 3);
});

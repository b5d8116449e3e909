import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Modules that stand for others in the scripts of a preview: none in those of a build, nor where pages are rendered.
 * React's are named by their paths as well, because Gatsby names React's folder before these are looked at.
 */
export function toPreviewAliases(stage: string, root: string): Record<string, string> {
  if (stage !== 'develop') return {};
  const own = path.join(root, 'src/gatsby/preview/jsx-runtime.ts');
  const react = path.dirname(createRequire(path.join(root, 'package.json')).resolve('react/package.json'));
  return {
    'react/jsx-runtime$': own,
    'react/jsx-dev-runtime$': own,
    [`${path.join(react, 'jsx-runtime')}$`]: own,
    [`${path.join(react, 'jsx-dev-runtime')}$`]: own,
    'react-jsx-runtime$': path.join(react, 'jsx-runtime.js'),
    'react-jsx-dev-runtime$': path.join(react, 'jsx-dev-runtime.js'),
  };
}

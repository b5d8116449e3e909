import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const fragments = read('src/components/content-image.tsx');

test.each([
  ['brand-section', 'logo'],
  ['certificate-section', 'image'],
])('in a %s a %s is asked for whole, and without a ground behind it', (section, field) => {
  const source = read(`src/features/content/components/${section}.tsx`);
  const name = new RegExp(`\\b${field} \\{\\s*\\.\\.\\.(\\w+)`).exec(source)?.[1] ?? 'none';
  const [, fragment = ''] =
    new RegExp(`fragment ${name} on ContentfulAsset \\{([\\s\\S]*?)\\n  \\}`).exec(fragments) ?? [];
  expect(fragment).toContain('placeholder: NONE');
  expect(fragment).not.toContain('aspectRatio');
});

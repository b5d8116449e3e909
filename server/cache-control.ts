/** How long a browser may keep a file. What has a hash of its content in its name never changes; all else is asked for again. */
export function getCacheControl(file: string): string {
  const isHashed = file.startsWith('static/') || /-[0-9a-f]{20}\.(js|css)(\.map)?$/.test(file);
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

import { TemplatePartsPlugin } from './template-parts-plugin';

test('the scripts of each template are known once everything is compiled', () => {
  const plugin = new TemplatePartsPlugin();
  const namedChunkGroups = new Map([
    ['app', { getFiles: () => ['app-1.js'] }],
    ['component---home', { getFiles: () => ['shared-1.js', 'home-1.css', 'component---home-1.js'] }],
  ]);
  plugin.apply({ hooks: { done: { tap: (_name, run) => run({ compilation: { namedChunkGroups } }) } } });
  expect(plugin.parts).toEqual({ 'component---home': ['shared-1.js', 'component---home-1.js'] });
});

/** `paint` is the machine's own colour, filled in when it is drawn. */
export type Material = { colour: 'paint' | `#${string}`; tone?: number; alpha?: number; shiny?: true };

export const materials = {
  paint: { colour: 'paint', shiny: true },
  shade: { colour: 'paint', tone: 0.72 },
  body: { colour: '#3b4046' },
  black: { colour: '#24272b' },
  rubber: { colour: '#2b2c2e' },
  tread: { colour: '#36373a' },
  steel: { colour: '#9aa2aa', shiny: true },
  iron: { colour: '#5d646c' },
  chrome: { colour: '#d3d8dc', shiny: true },
  light: { colour: '#fbf6df' },
  amber: { colour: '#f39a1d' },
  red: { colour: '#c8281e' },
  white: { colour: '#eceded', shiny: true },
  glass: { colour: '#a9c7d6', alpha: 0.42 },
  seat: { colour: '#2d3036' },
  straw: { colour: '#d9b65f' },
  yellow: { colour: '#f2b90f', shiny: true },
  cream: { colour: '#e9e2cf', shiny: true },
} as const satisfies Record<string, Material>;

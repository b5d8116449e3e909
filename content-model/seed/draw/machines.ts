import { circle, colours, faded, line, path, polygon, rect } from './shapes';

/** Machines from the side, standing on y = 0 with their left end near x = 0; about 100 units are a metre. */

const glass = 'hsl(205 55% 78%)';
const tyre = colours.ink;

function wheel(x: number, radius: number, rim: string): string {
  const shadow = `<ellipse cx="${x}" cy="0" rx="${radius * 1.25}" ry="${radius * 0.1}" fill="hsl(222 40% 10%)" opacity=".25"/>`;
  return [
    shadow,
    circle(x, -radius, radius, tyre),
    circle(x, -radius, radius * 0.58, rim),
    circle(x, -radius, radius * 0.24, 'hsl(220 20% 88%)'),
    circle(x, -radius, radius * 0.12, tyre),
  ].join('');
}

export function tractor(paint: string, rim: string): string {
  return [
    path('M150 -150 L405 -175 Q425 -175 428 -150 L432 -78 L150 -70 Z', paint),
    faded(path('M150 -112 L430 -118 L432 -78 L150 -70 Z', colours.ink), 0.18),
    repeatSlits(),
    rect(330, -246, 9, 74, colours.ink, 3),
    path('M40 -290 L176 -290 Q186 -290 188 -280 L204 -150 L150 -120 L52 -132 Z', glass),
    polygon('60,-276 108,-276 100,-150 70,-150', 'hsl(205 60% 88%)'),
    line('M40 -290 L54 -130 M112 -290 L112 -140 M186 -286 L204 -150', colours.ink, 8),
    rect(26, -306, 176, 20, paint, 8),
    path('M-6 -128 Q10 -196 84 -196 Q160 -190 172 -110 L140 -96 Q130 -160 82 -160 Q36 -160 26 -112 Z', paint),
    wheel(80, 84, rim),
    wheel(382, 56, rim),
  ].join('');
}

const repeatSlits = () => [220, 245, 270].map((x) => rect(x, -146, 12, 46, 'hsl(222 40% 13% / .45)', 4)).join('');

export function forklift(paint: string): string {
  return [
    line('M262 -4 L262 -340 M286 -4 L286 -340', colours.ink, 12),
    rect(252, -230, 46, 12, colours.steel),
    rect(292, -34, 130, 11, colours.steel, 3),
    line('M298 -120 L298 -28', colours.steel, 10),
    path('M6 -150 Q10 -170 34 -170 L110 -170 L128 -110 L226 -110 L240 -40 L20 -40 Q4 -40 4 -60 Z', paint),
    faded(rect(4, -76, 234, 36, colours.ink, 8), 0.2),
    rect(104, -182, 50, 20, colours.ink, 8),
    line('M84 -170 L60 -286 L206 -286 L236 -112', colours.ink, 11),
    line('M176 -112 L198 -176', colours.ink, 8),
    wheel(60, 38, 'hsl(220 15% 82%)'),
    wheel(210, 44, 'hsl(220 15% 82%)'),
  ].join('');
}

export function mower(paint: string): string {
  return [
    path('M20 -118 Q24 -136 46 -136 L120 -136 L140 -84 L214 -84 Q236 -84 240 -62 L240 -44 L18 -44 Z', paint),
    rect(196, -34, 128, 24, colours.ink, 12),
    path('M204 -56 L308 -56 L322 -30 L200 -30 Z', paint),
    path('M108 -150 L124 -196 Q128 -206 138 -202 L142 -150 Z', colours.ink),
    rect(104, -152, 66, 16, colours.ink, 8),
    line('M214 -84 L196 -150', colours.ink, 8),
    rect(182, -160, 30, 10, colours.ink, 5),
    line('M52 -136 L52 -216 L74 -216', colours.ink, 7),
    wheel(58, 36, 'hsl(45 90% 70%)'),
    wheel(222, 40, 'hsl(45 90% 70%)'),
  ].join('');
}

export function loader(paint: string): string {
  return [
    line('M230 -150 L390 -70', paint, 24),
    path('M376 -96 L448 -84 L470 -8 L384 -8 Z', colours.steel),
    path('M6 -140 Q8 -160 30 -160 L130 -160 L130 -60 L10 -60 Z', paint),
    rect(200, -130, 110, 70, paint, 10),
    rect(120, -98, 110, 40, colours.ink),
    path('M122 -270 L236 -270 L252 -130 L122 -130 Z', glass),
    line('M122 -270 L122 -130 M236 -270 L252 -130', colours.ink, 9),
    rect(112, -286, 138, 20, paint, 8),
    wheel(76, 62, 'hsl(220 15% 82%)'),
    wheel(280, 62, 'hsl(220 15% 82%)'),
  ].join('');
}

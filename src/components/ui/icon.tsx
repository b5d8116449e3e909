/** The site's line icons, drawn on a 24-pixel grid. */
const shapes = {
  phone: 'M6 3h3l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v3a3 3 0 0 1-3 3C10.3 21 3 13.7 3 6a3 3 0 0 1 3-3z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 8.5c0 4 2.5 6.500 6.500 6.500l.8-1.800-2-1-1 .8a5 5 0 0 1-2.300-2.300l.8-1-1-2z',
  pin: 'M12 21c-4-4.500-6.500-8-6.500-11.500a6.500 6.500 0 1 1 13 0C18.500 13 16 16.500 12 21zM12 11.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevron: 'M6 9l6 6 6-6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20',
  close: 'M6 6l12 12M18 6L6 18',
  grid: 'M4 4h6.500v6.500H4zM13.500 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.500 13.500H20V20h-6.500z',
  list: 'M4 6h3M4 12h3M4 18h3M10 6h10M10 12h10M10 18h10',
  filter: 'M4 7h9M18 7h2M15.500 4.500v5M4 17h3M12 17h8M9.500 14.500v5',
  share:
    'M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.6M8.2 13.2l6.6 3.6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  linkedin: 'M5.5 10v9M5.5 5v1M10.500 19v-9M10.500 14c0-5 8-5.500 8 0v5',
  facebook: 'M13.500 21v-7.500h3l.5-3.500h-3.500V8c0-1 .5-2 2-2H17V3h-2.500C12 3 10 5 10 7.500V10H7v3.500h3V21',
  instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500zM12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM17 6.500v.5',
  youtube:
    'M5.500 5.500h13A2.500 2.500 0 0 1 21 8v8a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 16V8a2.500 2.500 0 0 1 2.500-2.500zM10.500 9.500l4 2.500-4 2.500z',
  twitter: 'M4 4l16 16M20 4L4 20',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  keep: 'M6 3h12v18l-6-4.500-6 4.500z',
  camera: 'M4 7h4l1.5-2.500h5L16 7h4v12H4zM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7z',
} as const;

export type IconName = keyof typeof shapes;

/** Decorative: the text beside the icon carries the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

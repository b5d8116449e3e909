/** The address that Gatsby gives the file. */
declare module '*.woff2' {
  const address: string;
  export = address;
}
/** As `data:` where it is small. */
declare module '*.svg' {
  const address: string;
  export = address;
}

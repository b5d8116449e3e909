/** The address that Gatsby gives the file. */
declare module '*.woff2' {
  const address: string;
  export = address;
}

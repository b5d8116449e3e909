/** The address of the file that webpack emits. */
declare module '*.woff2' {
  const address: string;
  export = address;
}
/** A `data:` URL if the file is small. */
declare module '*.svg' {
  const address: string;
  export = address;
}

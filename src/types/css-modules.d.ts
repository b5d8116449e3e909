/** Class names by their name in the file. Gatsby exports each of them by name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';

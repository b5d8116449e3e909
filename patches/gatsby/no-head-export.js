/** In place of Gatsby's own: no template here exports a `Head`. */
export function headHandlerForBrowser() {}

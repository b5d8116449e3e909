// Gatsby asks every plugin for a main file; what this one does is in gatsby-browser.js and gatsby-ssr.js.

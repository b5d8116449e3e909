// Gatsby requires a main file of every plugin; the code is in gatsby-node.ts.

// Gatsby asks every plugin for a main file; what this one does is in gatsby-node.ts.

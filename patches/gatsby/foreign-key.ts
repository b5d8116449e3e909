/** How the CMS's plugin names the field of a node that holds the ids of linked nodes: the field's name and this. */
export const foreignKeySuffix = '___NODE';

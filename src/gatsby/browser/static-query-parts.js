import { createContext, useContext } from 'react';

/** In place of Gatsby's own, without the component that nothing here uses: what a page's static queries answered, by their numbers. */
export const StaticQueryContext = createContext({});

export function useStaticQuery(query) {
  const answer = useContext(StaticQueryContext)[query];
  if (answer === undefined) throw new Error(`The static query ${query} has no answer`);
  return answer.data;
}

/** Named by what Gatsby gives out, and used nowhere. */
export const StaticQuery = null;

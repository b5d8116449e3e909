import type { Actions, CreatePagesArgs } from 'gatsby';

/** A page as Gatsby has it at hand. */
export type KnownPage = { path: string; component: string; context: unknown; updatedAt: number };
type CreatePage = { type: 'CREATE_PAGE'; plugin: { name: string }; payload: KnownPage };
/** Hooks are given the store, which their types do not say. */
export type Tools = {
  store: { getState: () => { pages: ReadonlyMap<string, KnownPage> }; dispatch: (action: CreatePage) => unknown };
};

/** Adds the pages of other languages to those that do not say what language they are in. Ours do, so that it would look at each and leave it. */
const plugin = { name: 'gatsby-plugin-react-i18next' };

/**
 * Creates pages of which thousands share a template. The first of each is Gatsby's affair: it looks whether there is such a template, and what
 * its pages are like. The next ones are that page with a path and a context of their own. Gatsby would look again each time, make a node of
 * the page in its database, which nobody asks for (`allSitePage`), and run all plugins' hooks for both: most of the time in which pages are created.
 */
export function createAlike({ actions, store }: Pick<CreatePagesArgs, 'actions'> & Tools): Actions['createPage'] {
  const firsts = new Map<string, KnownPage | undefined>();
  return (page, ...more) => {
    const first = firsts.get(page.component);
    if (first === undefined) {
      actions.createPage(page, ...more);
      firsts.set(page.component, store.getState().pages.get(page.path));
      return;
    }
    const { path, context = {} } = page;
    const payload = { ...first, path, context, internalComponentName: `Component${path}`, updatedAt: Date.now() };
    store.dispatch({ type: 'CREATE_PAGE', plugin, payload });
  };
}

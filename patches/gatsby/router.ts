/** `json`: the page's data and context. */
type Page = { status?: string; json?: object } | undefined;

/** What Gatsby's router leaves on the window. Its links call `navigate`. */
export type Router = {
  navigate: (to: string | number, options?: object) => void;
  loadPage: (path: string) => Promise<Page>;
  loadPageSync: (path: string) => Page;
};

/** The name of the global that the router's links call. */
export const navigateName = '___navigate';

type Globals = {
  [navigateName]: Router['navigate'];
  ___loader: Pick<Router, 'loadPage' | 'loadPageSync'>;
};

/** Gatsby's router, from `onClientEntry` on. */
export function getRouter(): Router {
  const { [navigateName]: navigate, ___loader: loader } = window as unknown as Globals;
  return { navigate, ...loader };
}

/** Replaces what the router's links call. */
export function setNavigate(navigate: Router['navigate']): void {
  (window as unknown as Globals)[navigateName] = navigate;
}

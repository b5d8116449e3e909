type Make = (type: unknown, props: unknown, ...others: unknown[]) => unknown;

declare module 'react-jsx-runtime' {
  export const Fragment: unknown;
  export const jsx: Make;
  export const jsxs: Make;
}

declare module 'react-jsx-dev-runtime' {
  export const jsxDEV: Make;
}

// What a page needs of the library, in the place of all of it: the translation plugin asks for it in a way that no
// bundler can take parts from (`on-create-webpack-config.ts`).
export { I18nContext } from '../../node_modules/react-i18next/dist/es/context.js';
export { I18nextProvider } from '../../node_modules/react-i18next/dist/es/I18nextProvider.js';

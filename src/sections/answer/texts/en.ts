export { default as answer } from '../../../../locales/en/answer.json';
export { default as enumerations } from '../../../../locales/en/enumerations.json';
export { default as properties } from '../../../../locales/en/properties.json';
export { default as stock } from '../../../../locales/en/stock.json';

export { default as answer } from '../../../../locales/de/answer.json';
export { default as enumerations } from '../../../../locales/de/enumerations.json';
export { default as properties } from '../../../../locales/de/properties.json';
export { default as stock } from '../../../../locales/de/stock.json';

/** The code of a search, loaded when a visitor is about to search. */
export { getReader } from '../../model/search/sentence/get-reader';
export { findInstead, findMachine, findSuggestions } from '../../model/suggestions/suggestions';
export { SearchNote } from './search-note';
export { SuggestionList } from './suggestion-list';

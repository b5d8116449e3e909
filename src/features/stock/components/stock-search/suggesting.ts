/** The code of suggestions, loaded when a visitor is about to search. */
export { findInstead, findSuggestions } from '../../model/suggestions/suggestions';
export { SuggestionList } from './suggestion-list';
